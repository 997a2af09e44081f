const scripts = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko']
  .map((name) => String.raw`\p{Script=${name}}`)
  .join('');
const right = new RegExp(`[${scripts}]`, 'v');
/** From a letter that runs right to left to the last that no other letter or digit parts from it, with its marks. */
const rightWithin = new RegExp(String.raw`([${scripts}](?:[^\p{L}\p{N}]*[${scripts}])*\p{M}*)`, 'v');
/** From a letter that runs left to right to the last letter or digit before one that does not. */
const leftWithin = new RegExp(
  String.raw`([\p{L}--[${scripts}]](?:[^${scripts}]*[[\p{L}\p{N}]--[${scripts}]])?)`,
  'v',
);

/** Whether a paragraph runs from right to left: by its first letter, as the page has it (`dir="auto"`). */
export function runsRightToLeft(text: string): boolean {
  const [letter] = /\p{L}/v.exec(text) ?? [];
  return letter !== undefined && right.test(letter);
}

/** A part of a text that runs one way. */
interface DirectedPart {
  text: string;
  isRightToLeft: boolean;
}

/**
 * A text by its directions: word processors order what stands in one run as that run says.
 * @param isRightToLeft of the paragraph that it stands in, whose way goes what has none of its own
 */
export function directed(text: string, isRightToLeft: boolean): DirectedPart[] {
  if (!isRightToLeft && !right.test(text)) return [{ text, isRightToLeft }];
  return text
    .split(isRightToLeft ? leftWithin : rightWithin)
    .map((part, index) => ({ text: part, isRightToLeft: (index % 2 === 0) === isRightToLeft }))
    .filter((part) => part.text !== '');
}
