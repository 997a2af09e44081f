/** What a vendor means by its status and its words. */
export type Reason = 'key' | 'credit' | 'quota' | 'context' | 'overloaded' | 'model' | 'refused' | 'rejected';

/** Google and xAI answer a wrong key with 400, so the words are asked before the status. */
const key =
  /api[ _-]?key[^.]{0,20}(not valid|invalid|expired|incorrect|missing)|(invalid|incorrect|no|missing)[ _-]?(x-)?api[ _-]?key|authentication_error|authentication fails|unauthenticated|unauthorized|no auth credentials/i;

/** Money is gone: waiting does not help. */
const credit =
  /insufficient[ _](quota|balance|credits?|funds)|credit balance|(used|out of|no|run out of) (all )?(available )?credits|credits are depleted|spending limit|billing_(hard_limit|error)|payment required/i;

const quota =
  /rate[ _-]?limit|resource_exhausted|quota|too many requests|capacity exceeded|requests per (second|minute|day)/i;

const context =
  /context[ _-](length|window|limit)|maximum (context|prompt|input)|(prompt|input|request)( is|s are)? too (long|large)|too (many|large)[^.]{0,20}tokens|too large for model|token count[^.]{0,60}exceeds|exceeds? the (maximum|max)[^.]{0,30}tokens|input length and `?max_tokens|request_too_large|string_above_max_length|tokens? limit exceeded/i;

const invalid = /invalid[ _](request|argument)|unprocessable/i;

const model =
  /model[_ ]not[_ ]found|invalid[_ ]model|unknown model|model[^.]{0,80}(does not exist|not found|is not supported|not exist|decommissioned|deprecated)|not_found_error/i;

const refused =
  /content[ _-]?(filter|policy|management)|(violat\w+|against)[^.]{0,40}(polic|guidelines|terms)|usage guidelines|prohibited[ _]content|safety|blocklist|recitation|refus(al|ed)|(prompt|request|response|content)[^.]{0,20}(was )?(blocked|flagged)|content exists risk/i;

/** What a vendor means; without a status (an error in the middle of a stream) by its words alone. */
export function classifyReason(status: number | undefined, words: string): Reason {
  const isCallersFault = status === undefined || (status >= 400 && status < 500);
  if (isCallersFault && credit.test(words)) return 'credit';
  if (status === 402) return 'credit';
  if (status === 429) return 'quota';
  if (status === 401) return 'key';
  if (isCallersFault && key.test(words)) return 'key';
  if (status === 413 || (isCallersFault && context.test(words))) return 'context';
  if (status !== undefined && (status >= 500 || status === 408)) return 'overloaded';
  if (isCallersFault && refused.test(words)) return 'refused';
  if (status === 403) return 'key';
  if (status === 404 || (isCallersFault && model.test(words))) return 'model';
  if (status === undefined && quota.test(words)) return 'quota';
  // An error in the middle of a stream that was accepted is the vendor's own, unless it says otherwise.
  if (status === undefined && !invalid.test(words)) return 'overloaded';
  return 'rejected';
}
