/** So many words in a row that were also sent are a repetition of them; of a text with fewer, all of them. */
const runLength = 4;
/** One word says nothing of where it is from. */
const shortestRun = 2;

const word = /[\p{L}\p{N}]+/gu;
const between = /[^\p{L}\p{N}]+/gu;

/** Words alone, with a blank on each side of every one. */
const spell = (text: string) => ` ${text} `.toLowerCase().replace(between, ' ');

/**
 * A vendor's words without what they repeat of what it was sent: that is the reader's, says nothing of what is wrong, and
 * may read as if it did ("Is it a safety problem?").
 */
export function strikeRepeated(words: string, sent: readonly string[]): string {
  const texts = sent.map(spell);
  const said = [...words.matchAll(word)];
  const isRepeated = said.map(() => false);
  for (let length = shortestRun; length <= runLength; length++)
    for (let at = 0; at + length <= said.length; at++) {
      const run = spell(said.slice(at, at + length).join(' '));
      if (texts.some((text) => (length < runLength ? text === run : text.includes(run))))
        isRepeated.fill(true, at, at + length);
    }
  let kept = '';
  let end = 0;
  for (const [at, { 0: each, index }] of said.entries()) {
    if (!isRepeated[at]) continue;
    kept += isRepeated[at - 1] ? '' : `${words.slice(end, index)}[…]`;
    end = index + each.length;
  }
  return kept + words.slice(end);
}
