/** Engines, their vendors and families of models, as answers name themselves and one another. */
const known = [
  'mistral(?: ?ai)?',
  '(?:mix|mag|min|code)(?:is)?tral',
  'gemini',
  'gemma',
  'google(?: (?:ai|deepmind))?',
  'deepmind',
  'bard',
  'claude',
  'anthropic',
  'chat ?gpt',
  'gpt[- ]?\\d[\\w.]{0,8}',
  'open ?ai',
  'x\\.?ai',
  'grok',
  'deep ?seek',
  'qwen',
  'llama',
];
/** What follows the name of a model: "Claude 4.5 Sonnet", "gpt-6-mini". */
const version =
  '(?:[ -]?(?:v?\\d[\\w.]{0,8}|opus|sonnet|haiku|pro|flash|ultra|large|medium|small|mini|nano|turbo|fast|reasoner)(?![\\p{L}\\p{N}])){0,4}';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A model may be called by a common word, which tells no one's name. */
const isName = (name: string) => name.length > 2 && /[\d-]|^\p{Lu}/u.test(name);

/**
 * Hides by whom a text is: names of engines, vendors and models become as many X. Its length and every other character
 * stay, so that a place in the masked text is the same place in the text.
 * @param names more names than those that are known: labels and ids of the models that answered
 */
export function createMask(names: readonly string[]): (text: string) => string {
  const given = names.filter(isName).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...given, ...known].join('|')})${version}(?![\\p{L}\\p{N}])|\\bLe Chat\\b`,
    'giu',
  );
  // In French, "le chat" is a cat.
  const isCat = (name: string) => name !== 'Le Chat' && name.toLowerCase() === 'le chat';
  return (text) => text.replace(pattern, (name) => (isCat(name) ? name : 'X'.repeat(name.length)));
}
