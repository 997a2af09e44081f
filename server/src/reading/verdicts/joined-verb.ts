/** A verb in its finite form begins a statement of its own behind "and". */
export const finite = /^(?:is|are|was|were|has|have|had|does|do|did|can|could|may|might|will|would|.*n't)$/;
const joining = /^(?:and|but)$/;
export const relative = /^(?:that|which|who|whom|whose|whether|if)$/;

/**
 * Where what a verb denies is over, since another verb is joined: "did not change A and was related to B", "had no effect on A and B was
 * reduced".
 * @param words of one clause, in small letters
 * @param denial place of the word that denies
 * @param end place behind the last word to read
 * @returns place of the "and" or "but" that joins the other verb; -1 where there is none
 */
export function joinedVerbAt(words: readonly { text: string }[], denial: number, end: number): number {
  const isOfVerb = [denial, denial - 1].some((place) => finite.test(words[place]?.text ?? ''));
  if (!isOfVerb) return -1;
  const behind = words.slice(denial + 1, end).map(({ text }) => text);
  const first = behind.findIndex((text) => joining.test(text));
  const verb = first < 0 ? -1 : behind.findIndex((text, at) => at > first && finite.test(text));
  if (verb < 0 || behind.slice(0, verb).some((text) => relative.test(text))) return -1;
  return denial + 1 + behind.slice(0, verb).findLastIndex((text) => joining.test(text));
}
