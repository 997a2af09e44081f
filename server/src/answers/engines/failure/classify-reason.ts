import type { ErrorWords, Reason } from './error-words.ts';

/** Whom vendors do not serve, in words that they share: an account, an organisation or a place. */
const account = [
  /unsupported_country|(?:country|region|territory|location)[^.]{0,40}not (?:supported|available)/i,
  /not (?:supported|available|allowed) in your (?:country|region|territory|location)/i,
  /(?:organi[sz]ation|account|project|team)[^.]{0,40}\b(?:disabled|deactivated|suspended|must be verified)/i,
];

/** A quota of nothing, as Google has it for models outside of its free tier: waiting does not help. Not one that is used up. */
const nothing = /\blimit:? 0(?![\d./]|,\d)(?! \w{0,20} ?(?:left|remaining))/i;
/** A quota that one question is larger than, as OpenAI has it for new accounts: waiting does not help either. */
const tooSmall = /request too large for[\s\S]{0,200}\bper (?:min|minute|day)\b/i;
const plan = (words: string) => nothing.test(words) || tooSmall.test(words);

/** A model that is no longer there, in words that vendors share. */
const retired =
  /\bmodel\b[\s\S]{0,100}\b(?:decommissioned|deprecated|discontinued|retired|no longer (?:accessible|available|supported))\b/i;

/** A parameter that goes with every question, in words that vendors share. */
const setting = [
  /unsupported[ _](?:parameter|value|argument)|(?:unknown|unrecogni[sz]ed)[ _](?:request )?(?:parameter|argument|name|field)/i,
  /extra (?:inputs|fields|parameters)[^.]{0,20}not (?:permitted|allowed)|extra_forbidden/i,
  /(?:argument|parameter|thinking|reasoning|effort|temperature|tokens|search|tools?)\b[^.]{0,60}not (?:supported|enabled|allowed)/i,
  /does not support[^.]{0,40}(?:argument|parameter|thinking|reasoning|effort|temperature|tokens|search|tools?)\b/i,
  /invalid[^.]{0,30}\bmax_(?:completion_|output_)?tokens|\bmax_(?:completion_|output_)?tokens[^.]{0,40}(?: > |too (?:large|high)|exceeds|must be)/i,
];

/** What a firewall or a proxy on the way says: a vendor's own reply is no page. */
const isPage = (words: string) => words.trimStart().startsWith('<');

/**
 * What a vendor means by its status and its own words; without a status (an error in the middle of a stream) by its
 * words alone. The words are asked before the status: Google and xAI answer a wrong key with 400.
 */
export function classifyReason(status: number | undefined, words: string, errorWords: ErrorWords): Reason {
  const isCallersFault = status === undefined || (status >= 400 && status < 500);
  const says = (reason: keyof ErrorWords) => isCallersFault && errorWords[reason]?.test(words) === true;
  if (says('credit') || status === 402) return 'credit';
  if (isCallersFault && plan(words)) return 'plan';
  if (status === 429) return 'quota';
  if (isCallersFault && account.some((each) => each.test(words))) return 'account';
  if (status === 401 || says('key')) return 'key';
  if (status === 413 || says('context')) return 'context';
  if (status !== undefined && (status >= 500 || status === 408)) return 'overloaded';
  if (says('refused')) return 'refused';
  if (status === 403 && says('model')) return 'model';
  if (status === 403) return isPage(words) || /request not allowed/i.test(words) ? 'account' : 'key';
  if (status === 404 || status === 410 || says('model')) return 'model';
  if (isCallersFault && setting.some((each) => each.test(words))) return 'setting';
  if (isCallersFault && retired.test(words)) return 'model';
  if (status !== undefined) return 'rejected';
  if (says('quota')) return 'quota';
  // An error in the middle of a stream that was accepted is the vendor's own, unless it says otherwise.
  return says('rejected') ? 'rejected' : 'overloaded';
}
