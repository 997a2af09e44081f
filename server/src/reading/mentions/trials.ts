import { matchesOf } from '../matches.ts';
import type { FoundMention } from './mention.ts';

/** "CheckMate 067", "IMpower150", "KEYNOTE" apart: capitals within, and the number of one of several trials. */
const numberedName = String.raw`\p{Lu}{1,2}\p{Ll}{1,9}\p{Lu}\p{Ll}{2,11}[-‑ ]?(?!(?:19|20)\d\d)\d{2,4}[A-Z]?|IM[a-z]{3,8}\d{3}`;
/** "IMPrint", "DelIVERa-2": three capitals in a row, and two small letters or more; "SGLTis" and "TNFalpha" are drugs and signals. */
const mixedName = String.raw`(?=\p{L}{6,16}(?!\p{L}))(?!\p{Lu}{2,8}(?:is|alpha|beta|gamma|like)(?!\p{L}))(?!\p{L}{0,12}RNA)(?=\p{Lu}{0,15}\p{Ll}\p{Lu}{0,15}\p{Ll})(?:\p{Lu}\p{Ll}{1,3})?\p{Lu}{3,8}\p{Ll}{1,10}(?:[-‑ ]\d{1,2}(?![.,]?\d| ?%))?`;
/** "DAPA-HF", "EMPEROR-Preserved", "SUSTAIN-6", "STEP 1", "Pro-MEDIC", "MENDS2", "iDIAPASON", "E3N". */
const name = String.raw`(?:${numberedName}|${mixedName}|\p{Lu}\d\p{Lu}[\p{Lu}\d]{0,8}|(?:\p{Ll}{1,2}(?=\p{Lu}{4}))?(?:\p{Lu}[\p{L}\d]{0,4}-)?\p{Lu}{2}[\p{Lu}\d]{1,14}(?:[-‑–](?:\p{Lu}[\p{L}\d]{0,15}|\d{1,3})){0,2}(?: (?:\d{1,2}(?![.,]?\d| ?%)|[IVX]{1,4}|OUTCOMES|HF|CKD))?)`;
const named = new RegExp(String.raw`(?<![\p{L}\d.\/-])(${name})(?![\p{L}\d])(?!-\p{Ll})`, 'gu');
const numbered = new RegExp(`^(?:${numberedName})$`, 'u');
/** A second word that may be the name's own: "CLEAR Outcomes", "CLARITY AD"; or a new thing. */
const secondWord = /^ (\p{Lu}{2,10}|\p{Lu}\p{Ll}{3,14})(?![\p{L}\d-])/u;
const noSecondWord =
  /^(?:trials?|study|studies|investigators|group|cohort|registry|collaborat\w+|research|programme?|phase|extension|results?|main|primary|long|open|table|figure|sub\w*|rct|pmid|pmcid|doi|nct|nejm|jama|bmj|lancet|hr|rr|or|ci|vs)$/i;
const oneStudy = 'trial|study|RCT|cohort|registry|program(?:me)?|extension|sub-?study';
/** What a study is called beside its name, as a pattern. */
export const kind = `(?:${oneStudy}|trials|studies|RCTs|investigators|collaborators)`;
const kindBehind = new RegExp(
  String.raw`^(?:(?:,? (?:and|&|or) |, |\/)${name}){0,4} (?:(?:randomi[sz]ed|controlled|phase|clinical|open-label|double-blind|\(?RCT\)?|III?|\d) ){0,3}${kind}\b`,
  'u',
);
/** "The trial SPRINT", "trials (SPRINT"; of "in trials FMT lowered it" no name follows. */
const kindBefore = new RegExp(String.raw`\b(?:${kind}(?: \(|:| called | named |, )|(?:${oneStudy}) )$`, 'iu');
/** "SPRINT Research Group, NEJM 2015", "CODA Collaborative et al., 2020": the authors of a trial's report, and when it appeared. */
const groupBehind =
  /^(?: [Tt]rial)? (?:(?:(?:Research|Study|Trial|Collaborative|Working|Writing) )?Group|Investigators|Collaborators|Collaborative)(?:,? et al\.?)?(?:,? \(?(?:[A-Z][\p{L}]{1,20}\.?(?: (?:of )?[A-Z][\p{L}]{1,20}\.?){0,5},? )?)((?:19|20)\d\d)(?![\d–-])\)?/u;
/** A bracket with what only a study has behind its name. */
const bracketBehind = /^ ?\((?:n ?=|N ?=|NCT|\d{4}\b)/u;
/** That a work is cited there is a sign only of a name that stands for itself: any clause may end so, "in advanced NSCLC [3]". */
const citedBehind = /^ ?(?:\((?:PMID|\p{Lu}[\p{L}’'-]+ et al|doi)|\[\d)/u;
const standsAlone = /(?:^|[\n.:;,(|–—*])[\s*]*$/u;

const counted = String.raw`(?<![\p{L}\d-])(?!(?:Phase|Type|Class|Stage|Grade|Part|Step|Level|Tier|Group|Factor|Angiotensin|Killip|Mallampati|Rutherford|Fontaine|Diabetes|Interleukin|Collagen)\b)\p{Lu}\p{Ll}{4,14} (?:II|III|IV)(?![\p{L}\d-])`;
const countedName = new RegExp(counted, 'gu');
/** "The Hartwell II study", and any "Hartwell II" of the same text; of "a phase II study" no name is told. */
const countedStudy = new RegExp(
  `(${counted})(?: prospective| birth| longitudinal)?(?: cohort)? (?:study|cohort)\\b`,
  'gu',
);

/** What a trial does in a sentence, and a measure or a disease does not. */
const reports =
  /^(?: \([^()\n]{1,60}\))?,? (?:which |also |then |later |both )?(?:show(?:s|ed)|found|report(?:s|ed)|enrolled|randomi[sz]ed|demonstrated|tested|compared|recruited|met its|missed its|confirmed|extended|was (?:neutral|positive|negative|stopped))\b/;

/** Abbreviations that are measures, methods, bodies and diseases everywhere. */
const common = new Set(
  `RCT RCTS CI HR OR RR SMD MD NNT NNH SD SE IQR ITT ICU ED BMI LDL HDL HBA1C EGFR COPD HIV AIDS COVID COVID-19 SARS
  SARS-COV-2 WHO FDA EMA NICE CDC NIH NHS GRADE PICO PICOS PRISMA CONSORT STROBE AMSTAR ROB MACE CVD CKD ESRD ESKD AKI
  HFPEF HFREF HFMREF AF MI PCI CABG ACS STEMI NSTEMI TIA DVT PE VTE GI IBD IBS GERD NASH NAFLD MASH T1D T2D T1DM T2DM
  GLP GLP-1 SGLT2 SGLT-2 DPP-4 ACE ARB ARNI PCSK9 NSAID NSAIDS SSRI SSRIS SNRI PPI TNF IL-6 CRP DNA RNA MRNA PCR MRI CT
  PET ECG EEG LVEF NYHA KCCQ ACC AHA ESC ADA EASD ASCO ESMO NCCN IDSA ATS ERS USPSTF UK US USA EU TLDR BMD QALY QOL ADHD
  PTSD OCD MDD ALS MS AD PD RA SLE HIT BP SBP DBP UTI ARDS CAP VAP PSA BRCA HER2 EGF VEGF PD-1 PD-L1 CTLA-4 OS PFS ORR
  AND NOT THE FOR WITH YES NO PMID PMCID DOI NCT JAMA NEJM BMJ CMAJ PLOS AJRCCM JACC PNAS OPEN FAQ AUC ROC OSA CBT TBI
  SUMMARY CONCLUSION RESULTS METHODS BACKGROUND REDCAP ELISPOT GRADEPRO AIDSINFO`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Names of trials: no list knows them, so they are told by how they look and what stands beside them. Weak where only
 * their look says so; what the text itself explains as a short form ("acute kidney injury (AKI)") is none.
 */
export function findTrials(prose: string): FoundMention[] {
  const found: FoundMention[] = [];
  const shortForms = shortFormsOf(prose);
  let read = 0;
  for (const { index, 1: whole = '' } of matchesOf(prose, named)) {
    // "CLEAR SYNERGY" is one trial.
    if (index < read) continue;
    const plain = whole.replace(/[‑–]/g, '-');
    const [first = ''] = plain.split(' ');
    if (
      common.has(first.toUpperCase()) ||
      shortForms.has(first) ||
      /^(?:[IVX]+|NCT\d+|PMC\d+|ISRCTN\d*)$/.test(first)
    )
      continue;
    let to = index + whole.length;
    const second = secondWord.exec(prose.slice(to, to + 20))?.[1] ?? '';
    const isOwn = second !== '' && !noSecondWord.test(second) && plain === first;
    const behind = prose.slice(isOwn ? to + second.length + 1 : to, to + 160);
    const isSure =
      kindBehind.test(behind) ||
      (reports.test(behind) && first.length >= 4) ||
      kindBefore.test(prose.slice(Math.max(0, index - 40), index)) ||
      (first.length >= 4 &&
        (bracketBehind.test(behind) ||
          (citedBehind.test(behind) && standsAlone.test(prose.slice(Math.max(0, index - 6), index))))) ||
      numbered.test(whole) ||
      (/[-–]/.test(whole) && first.length >= 6 && /\p{Lu}{4}/u.test(whole));
    if (isOwn && second === second.toUpperCase()) to += second.length + 1;
    const [group = '', year] = groupBehind.exec(prose.slice(to, to + 160)) ?? [];
    to += group.replace(/\)$/, '').length;
    read = to;
    found.push({
      form: 'trial',
      from: index,
      to,
      key: null,
      identifier: null,
      facts: { trial: isOwn ? `${plain} ${second}` : plain, ...(year && { year: Number(year) }) },
      ...(!isSure && !year && { isWeak: true }),
    });
  }
  return [...found, ...countedStudies(prose)];
}

/** A cohort that its text calls one, wherever it names it. */
function countedStudies(prose: string): FoundMention[] {
  const names = new Set([...prose.matchAll(countedStudy)].map(([, called = '']) => called));
  return matchesOf(prose, countedName).flatMap(({ 0: trial, index: from }): FoundMention[] =>
    names.has(trial)
      ? [{ form: 'trial', from, to: from + trial.length, key: null, identifier: null, facts: { trial } }]
      : [],
  );
}

/** "heart failure with reduced ejection fraction (HFrEF)", "CRC (colorectal cancer)": the letters of the words beside a bracket. */
function shortFormsOf(prose: string): Set<string> {
  const forms = new Set<string>();
  for (const { 1: form = '', 2: inside = '' } of prose.matchAll(
    /(?<![\p{L}\d-])(\p{Lu}{2,4}) \((\p{Ll}[\p{Ll} -]{4,80})\)/gu,
  ))
    if (
      form[0]?.toLowerCase() === inside[0] &&
      !ofStudy.test(inside) &&
      isWithin(form.toLowerCase(), lettersOf(inside))
    )
      forms.add(form);
  for (const { index, 1: form = '' } of prose.matchAll(/\((\p{Lu}[\p{L}\d-]{1,11})\)/gu)) {
    const words = prose
      .slice(Math.max(0, index - 120), index)
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean)
      .slice(-form.length - 2);
    const initials = words.map(([letter]) => letter?.toLowerCase()).join('');
    const letters = form
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .replace(/s$/, '');
    if (letters.length >= 2 && isWithin(letters, initials) && words.some((word) => /^\p{Ll}/u.test(word)))
      forms.add(form);
  }
  return forms;
}

/** "REACT (rapid evidence appraisal trial)" is one all the same. */
const ofStudy = new RegExp(String.raw`\b${kind}\b`, 'iu');

/** "colorectal cancer" has two words, and CRC three letters: a long word may give two. */
const lettersOf = (words: string): string => words.split(/[ -]+/).join('');

function isWithin(letters: string, initials: string): boolean {
  let at = 0;
  for (const letter of initials) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
