/**
 * Words that tell a language: the first list's stand in no other language's questions and in no name of English
 * medicine, the second's only count together.
 */
const lists: Record<string, { sure: string; more: string }> = {
  German: {
    sure: `der das und für bei nicht mit von einer einem einen eines wie welche welcher welches wirkt hilft helfen senkt
    gegen oder kann können sind wird werden ist auf durch nach beim zur zum gibt bessere zwischen ohne soll sollte`,
    more: 'die dem den des ein eine im zu in als am auch',
  },
  French: {
    sure: `les des du est chez dans avec quel quelle quels quelles aux et sont pourquoi comment peut sur cette ces
    efficace efficaces traitement réduit`,
    more: 'la le de un une en il elle au par pour que qui ou se a',
  },
  Spanish: {
    sure: `el los las del es con para por qué cuál cuáles cómo una puede pueden entre sobre eficaz tratamiento sirve
    según`,
    more: 'la de en y un se al que o su son como',
  },
  Italian: {
    sure: `il gli della delle degli nella nelle nel è dei quale quali quanto perché può che alla sono efficace contro
    riduce una`,
    more: 'la le lo di i un del con per in e come al da',
  },
  Portuguese: {
    sure: `das dos é em com uma são ao aos não qual quais para pelo pela efeito existe`,
    more: 'o a os as de da do no na um e que por como se',
  },
};

/** Questions in English have these; none of the others does. */
const english = new Set(
  `a an as in no do does is are the of with and or what which how can should for on to by from who when why has have been than there it
  its their between after about`.split(/\s+/),
);

const languages = Object.values(lists).map(({ more, sure }) => ({
  sure: new Set(sure.split(/\s+/)),
  more: new Set(more.split(/\s+/)),
}));
/** What a sure word counts, and by how much a language must outdo English. */
const sureWorth = 3;
const margin = 2;

/** Whether these words, in small letters, are those of a European language other than English. */
export function isOtherEuropean(words: readonly string[]): boolean {
  const own = words.filter((word) => english.has(word)).length;
  const best = Math.max(
    ...languages.map(({ more, sure }) =>
      words.reduce((sum, word) => sum + (sure.has(word) ? sureWorth : more.has(word) ? 1 : 0), 0),
    ),
  );
  return best - own >= margin;
}

/** Whether a word only carries a question, in any of these languages. */
export const carriesNothing = (word: string): boolean =>
  languages.some(({ more, sure }) => sure.has(word) || more.has(word));
