import { stopWords } from '../../lexicon/stop-words.ts';
import { normalise } from '../normalise.ts';
import { askingWords } from '../question/asking-words.ts';
import { isListed } from '../rarity.ts';
import { stem } from '../stem.ts';
import { carriesNothing } from './function-words.ts';

/** Endings of international names of drugs: whatever language's ending stood behind them is taken off. */
const drugName =
  /(?:mab|nib|vastatin|pril|sartan|olol|gliptin|gliflozin|glutide|mycin|micin|cillin|cyclin|oxacin|azole|vir|parin|xaban|gatran|grel|dipine|formin|mectin|oxetine|azepam|triptan|setron|platin|taxel|rubicin|tecan|fibrate|glitazone|dronate|semide|thiazide|limus|ciclib|parib|zomib|lukast|terol|phylline|etamol|quine|trexate|profen|farin|fenac|oxicam|coxib|azine|apine|idone)$/;
/** Endings that medicine has from Greek and Latin. */
const learned = /(?:itis|osis|oma|emia|pathy|ectomy|plasty|algia|penia|uria|rrhage|rrhea|megaly|betes)$/;
/** Diseases that have one name in all these languages, and no ending to know them by. */
const diseases = new Set(
  'angina asthma autism candida cholera dengue ebola herpes influenza lupus malaria pneumonia sepsis tetanus'.split(
    ' ',
  ),
);
const eponyms =
  /^(?:Alzheimer|Addison|Barrett|Basedow|Beh[cç]et|Crohn|Cushing|Ehlers|Graves|Guillain|Barr[eé]|Hashimoto|Hodgkin|Huntington|Kawasaki|Marfan|M[eé]ni[eè]re|Parkinson|Raynaud|Sj[oö]gren|Turner|Waldenstr[oö]m|Wegener|Wilson)s?$/;
/** Abbreviations that mean something else, or nothing, in English. */
const ownAbbreviations = new Set(
  'VIH SIDA AVC BPCO EPOC ADN ARN IRM TAC UCI OMS VPH HTA KHK VHF MRT EKG DPOC ECG ITU TVP EP IMC RMN'.split(
    ' ',
  ),
);
const saysLittle = new Set(
  'patient patienten patients paciente pacientes paziente pazienti important total normal'.split(' '),
);
const minLength = 5;

/** Spellings that turn one language's form into another's, each tried on what the ones before it made. */
const spellings: [RegExp, string][] = [
  [/^epat/, 'hepat'],
  [/^idr|^hidr/, 'hydr'],
  [/(?<=r)oxi(?=c)/, 'oxy'],
  [/clor/, 'chlor'],
  [/^met(?=otrex)/, 'meth'],
  [/^asma$/, 'asthma'],
  [/orragi[ae]$/, 'orrhage'],
  [/rr(?=e)/, 'r'],
  [/(?<=o)rr(?=ec)/, 'r'],
  [/ite[sn]?$|iti$/, 'itis'],
  [/os[ei]n?$/, 'osis'],
  [/ome?s?$|ome[ns]$|omi$/, 'oma'],
  [/(?:ae|a|e)mi[ae]n?$/, 'emia'],
  [/pathien?$|patia$/, 'pathy'],
  [/(?:ique|ic[oa]|isch(?:e[nrsm]?)?)s?$/, 'ic'],
  [/ete$/, 'etes'],
  [/en(?:ce|cia|z|za)$/, 'entia'],
  [/oide[nrsm]?$|oidea?s?$/, 'oid'],
];
const letters: [RegExp, string][] = [
  [/k/g, 'c'],
  [/z(?=[ieo])/g, 'c'],
  [/f/g, 'ph'],
  [/^cz/, 'c'],
];
/** What the languages end a name with: "metformin-a", "statin-es". */
const endings: [RegExp, string][] = [
  [/cilina?s?$/, 'cillin'],
  [/(?:as|es|os|is|en|s|n)$/, ''],
  [/(?:a|e|o|i)$/, ''],
];
/** Most drugs' names end in an "e" where German, Spanish and others have none, or another vowel. */
const drugEndings: [RegExp, string][] = [
  [/(?:a|o)s?$/, 'e'],
  [/$/, 'e'],
];

/**
 * How English medicine writes a word of another European language, where it is the same Latin or Greek word, a drug's
 * international name, a disease's eponym or an abbreviation; null for any other. No word is translated.
 */
export function englishForm(word: string): string | null {
  const plain = normalise(word).replace(/'s?$/, '');
  if (/^\p{L}$/u.test(plain))
    return /^[b-df-hj-np-tv-xz]$/i.test(plain) || /^[AE]$/.test(plain) ? plain : null;
  if (/\d/.test(plain)) return plain;
  if (eponyms.test(plain)) return plain.replace(/s$/, '');
  if (/^[A-Z]{2,6}$/.test(plain)) return ownAbbreviations.has(plain) ? null : plain;
  const small = plain.toLowerCase();
  if (small === 'tipo' || small === 'typ' || small === 'type') return 'type';
  if (carriesNothing(word.toLowerCase()) || small.length < minLength) return null;
  const umlauts = normalise(word.toLowerCase().replace(/[äæ]/g, 'ae').replace(/[öœ]/g, 'oe'));
  const forms = [...new Set([small, umlauts])].flatMap(formsOf).filter(isTelling);
  const drug = forms.flatMap((form) => [form, ...respelt(form, drugEndings)]).find(isDrug);
  if (!drug && latinName.test(small) && isListed(stem(small))) return small;
  const known =
    drug ?? learnedAmong(forms) ?? forms.find(isStem) ?? forms.find((form) => isListed(stem(form)));
  return known?.replace(lostVowel, '$&e') ?? null;
}

function learnedAmong(forms: readonly string[]): string | undefined {
  const learned = forms.filter(isLearned);
  const listed = learned.find((form) => diseases.has(form) || isListed(stem(form)));
  return listed ?? germanLetters.reduce((form, [from, to]) => form?.replace(from, to), learned[0]);
}

/** Likely forms before the word as it stands. */
function formsOf(word: string): string[] {
  const all = spellings.reduce((text, [from, to]) => text.replace(from, to), word);
  const spelt = [...new Set([all, ...respelt(word, spellings), word])];
  const rewritten = spelt.flatMap((form) => {
    const changed = letters.reduce((text, [from, to]) => text.replace(from, to), form);
    return changed === form ? form : [form, changed];
  });
  return [...rewritten, ...rewritten.flatMap((form) => respelt(form, endings))];
}

const respelt = (word: string, rules: readonly [RegExp, string][]): string[] =>
  rules.flatMap(([from, to]) => (from.test(word) ? word.replace(from, to) : []));

/** Where English writes an "e" behind what the other languages' endings leave. */
const lostVowel = /(?:tur|vaccin|migrain|[uv]|rg|nc|(?<!vit)amin|ason|isolon|morphin|codein|cocain|nicotin)$/;
/** Latin has the same name in all these languages, ending and all: "mellitus", "virus". */
const latinName = /us$/;
/** German's letters of a Greek or Latin word, as English never has them: "Sarkoidose", "Zirrhose"; but "leukocyte", "keratitis". */
const germanLetters: [RegExp, string][] = [
  [/(?<!al|leu)k(?![eiy]|al[ie])/g, 'c'],
  [/z(?=[eiy])/g, 'c'],
];

const emptyStems = new Set([...stopWords, ...askingWords, ...saysLittle].map(stem));
const isTelling = (form: string) => form.length >= minLength && !emptyStems.has(stem(form));
const isDrug = (form: string) => form.length > 6 && drugName.test(form);
const isLearned = (form: string) => diseases.has(form) || (form.length > 6 && learned.test(form));
/** A stem that is a word by itself, as "statin" is. */
const isStem = (form: string) => stem(form) === form && isListed(form) && !form.endsWith('i');
