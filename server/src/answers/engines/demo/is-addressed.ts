/** What gives away a sentence that speaks to anyone who reads it, instead of telling what was found. */
const addressing: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,60}\b(?:instructions?|previous|prior|above|prompts?|rules)\b/i,
  /\byou (?:must|should|shall|will|are now|have to|need to)\b|\byour (?:answer|reply|response|output|task|instructions?)\b/i,
  /\b(?:system prompt|as an? (?:ai|llm|assistant|language model))\b|\b(?:respond|reply|answer) (?:only )?with\b/i,
  /^\W*(?:please\s+)?(?:do not|don't|inform|recommend|remind|reply|respond|say|tell)\b/i,
  // The marks of a conversation, and of markup.
  /(?:^|\s)(?:system|assistant|developer|user)\s*:/i,
  /<\/?[a-z][^<>]{0,40}>/i,
  /https?:\/\/|www\./i,
];

/** Whether a sentence of an abstract is an order, or leads somewhere else: no finding, whatever it says. */
export const isAddressed = (sentence: string): boolean =>
  addressing.some((pattern) => pattern.test(sentence));
