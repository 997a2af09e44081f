import { givenNames } from './given-names.ts';

/** Given names that are as often a word, a place, a drug or the name of an instrument: they need another sign. */
const others = new Set(
  `the that can will claude gemini name may per line server vega major long alone even among valid else max general brain
come min said due mark promise job oral rose constant fine judge modest lot lean delta meta param unique price beat van
chance alpha beta gamma dev idea walker trace ward tea gene olive peer man hoc green nine yoga arc hope comfort patience
baby sister lang grant cat carter floor sep miracle marine phi chai forest serine chi era stone pie pat jasmine amid han
bars storm tai flora autumn brown tin tan ivan prune art hac lieu blaze lex precious princess mac honor hop aria diamond
son day dean bill bob case chase christian faith frank gay grace guy holly hunter iris ivy jean joy june april august
julia dawn eve lance lily martin mason miles norm page pearl penny ray red reed rich rob robin rod ruby sage sandy scout
sky skip sol summer sunny tad tab trinity ty vale victor violet wade winter wood young king prince duke earl baron bishop
pope noble royal star angel faith charity mercy constance prudence temperance clarity harmony melody destiny unity
austin sydney victoria paris florence chelsea madison adelaide santiago regina carolina georgia virginia dakota israel
jordan china india kenya brooklyn geneva milan london asia africa america ireland france sierra savannah charlotte lourdes
montana nevada phoenix houston dallas denver lincoln jackson washington hamilton cleveland preston bristol chester
wilson baker barrett lynch murphy kelly logan marshall allen barr whitney lewis crohn addison graves turner down marfan
yasmin allegra ella mirena natalia alli yaz aspirin insulin heparin dexter rochester mayo cochrane rat human cell cells
san santa saint los las del des von der den und mit bei nach ist wie was wer was per con los una uno por para que qui
les est sur pas son ses par pour des dans avec sans chez the how why who when what which does did has had are any all
one two six ten new old low high left right top best let get use give take make see ask her his him she they them our
your you and but not for from with into onto over than then this these those there here such each both more most much
many some few other another same own only just also now once ever never yes please dear thanks hello best regards
name date age sex male female home cell mobile work office fax note notes item data test result results dose drug level
visa mary-rose zona nova terra aurora luna stella alma bella mira cara nina pia sana sari sol vera viva`.split(
    /\s+/,
  ),
);

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let known: ReadonlySet<string> | undefined;

/** Whether a word is a given name and hardly anything else; of "Jean-Baptiste", either part may be. */
export function isGivenName(word: string): boolean {
  known ??= new Set(givenNames.split(' ').filter((name) => !others.has(name)));
  return fold(word)
    .split('-')
    .some((part) => known?.has(part));
}

let all: ReadonlySet<string> | undefined;

/** Whether a word may be a given name, though it may well be something else: "Grace", "Mark". */
export function mayBeGivenName(word: string): boolean {
  all ??= new Set(givenNames.split(' '));
  return fold(word)
    .split('-')
    .some((part) => all?.has(part));
}
