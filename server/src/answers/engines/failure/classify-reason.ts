import type { ErrorWords, Reason } from './error-words.ts';

/** Whom vendors do not serve, in words that they share: an account, an organisation or a place. */
const account = [
  /unsupported_country|(?:country|region|territory|location)[^.]{0,40}not (?:supported|available)/i,
  /not (?:supported|available|allowed) in your (?:country|region|territory|location)/i,
  /(?:organi[sz]ation|account|project|team)[^.]{0,40}\b(?:disabled|deactivated|suspended|must be verified)/i,
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
  if (status === 429) return 'quota';
  if (isCallersFault && account.some((each) => each.test(words))) return 'account';
  if (status === 401 || says('key')) return 'key';
  if (status === 413 || says('context')) return 'context';
  if (status !== undefined && (status >= 500 || status === 408)) return 'overloaded';
  if (says('refused')) return 'refused';
  if (status === 403) return isPage(words) || /request not allowed/i.test(words) ? 'account' : 'key';
  if (status === 404 || status === 410 || says('model')) return 'model';
  if (status !== undefined) return 'rejected';
  if (says('quota')) return 'quota';
  // An error in the middle of a stream that was accepted is the vendor's own, unless it says otherwise.
  return says('rejected') ? 'rejected' : 'overloaded';
}
