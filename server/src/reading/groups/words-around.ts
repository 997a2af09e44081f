/** The words that stand between a number and the name of its group. Each is looked for in some 160 characters. */

/** What ends the words that are told of a number behind it. */
export const endBehind =
  /[;|.](?!\d)|,(?!\d)|\b(?:and|as|vs\.?|versus|v|than|but|whereas|while|compared (?:with|to)|against|rather than|instead of|or)\b/i;
/** What begins those that are told of a number before it. */
export const beginBefore =
  /[;|]|\b(?:vs\.?|versus|v|than|but|and|whereas|while|compared (?:with|to)|against|rather than|instead of)\b/gi;
const given =
  '(?:(?:assigned|allocated|randomi[sz]ed) to|treated with|of|in|on|with|for|after|among|given|receiving|received|under|to|taking|took|using|undergoing|who had)';
/** Bounded, and with its space: words may be cut in one way alone. */
const few = "(?:[\\p{L}'’-]{1,18} )";
/** Between a number and the group behind it. */
export const behind = new RegExp(
  `^[)\\]%]{0,3} ?(?:\\([^()]{0,90}\\) ?|\\[[^[\\]]{0,90}\\] ?)?(?:of (?:the )?\\d[\\d,]{0,8} )?${few}{0,6}${given} ${few}{0,3}$`,
  'iu',
);
/** The same without a word of giving: "79.2% melatonin", "24% (starch)". */
export const bareBehind = /^[)\]%]{0,3} ?[([]? ?(?:the |active )?$/;
export const endOfName =
  /^(?:[’']s?)?(?: [\p{L}-]{2,14} (?:groups?|arms?)\b| (?:groups?|arms?|patients|recipients|users|alone))?\s*(?:$|[,;.)\]|(]|(?:and|vs\.?|versus|v|compared|but|while|whereas|against)\b)/iu;
/** Between a group and a number right behind it: "TAVR: 8.5%", "aspirin (24%", "in the starch group was 24%". */
export const adjacent =
  /^(?:[’']s)?(?: (?:groups?|arms?|patients|participants|recipients|users|alone|therapy|treatment))*\s*[:,([=–-]{0,2}\s*(?:n ?= ?)?(?:was|were|had|at|in|it was|is)?(?: about| only| just)? ?$/i;
/** "Controls needed 5.8 days", "starch had a mortality of 24%". */
export const ofSubject =
  /^(?: (?:groups?|arms?|patients|participants|recipients|users|alone|therapy|treatment))* (?:needed|had|took|achieved|reached|lost|gained|scored|averaged|showed|saw|experienced|recorded|required|spent|stayed|used|found|caught|detected|identified|picked up|diagnosed|missed)\b[^,;.()|]{0,40}$/i;
/** "With starch the rate was 24%", "in the placebo group mortality was 24%". */
export const isGivenBefore = new RegExp(
  `\\b${given} (?:the |those |patients |people |a |an |use of )?(?:[\\p{L}-]{1,16} )?$`,
  'iu',
);
export const isGroupBehind = /^(?:[’']s)? (?:groups?|arms?|recipients|users|patients|participants)\b/i;
/** In characters: from a group to its number, told before it. */
export const reach = 80;
/** Between two numbers of two groups, of which none is named there. */
export const bareJoint =
  /^[)\]%\s]{0,4},?\s*(?:and|vs\.?|v|versus|against|compared (?:with|to)|as (?:against|opposed to)|in contrast (?:with|to)|rather than|instead of|or|to|\/|than)\s*(?:in |about |only |just |of |around |roughly |the |those )?[([]?\s*(?:\d[\d,]{0,6} ?\/ ?\d[\d,]{0,6} ?[([] ?)?$/i;
export const clauseEnd = /[;|]|\.(?!\d)|, (?:but|whereas|while|although|though|however)\b/gi;
/** "Between 6 and 13 weeks", "aged 50 to 70". */
export const ofRange = /\b(?:between|aged?|ages) (?:of )?$/i;
export const contrasting =
  /\b(?:vs\.?|v|versus|against|as opposed to|in contrast (?:with|to)|compared (?:with|to)|than|whereas|while|rather than|instead of)(?![\p{L}])/iu;
/** Before the name of what something is compared with. */
export const comparing =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|over|against|in comparison (?:with|to))(?: (?:with|in|on|for|to|those|the|that|of|given|receiving|after|patients|people|a|an|among|under)){0,4} (?:[\p{L}-]{1,16} )?$/iu;
/** Between the names of two groups that are told in one breath. */
export const glue =
  /^(?:[’']s)?(?: (?:groups?|arms?|patients|recipients|treatment|therapy))?,?\s*(?:and|or|vs\.?|versus|v|\/|compared (?:with|to)|against|than)\s*(?:(?:in|with|after|for|on|of|the|those|given|receiving|who|patients|a|an|among|under|[\p{L}-]{1,14}) ){0,4}$/iu;
/** "24% without and 17% with it". */
export const without = /^[)\]%]{0,3} ?without(?= (?:and|vs\.?|versus|but)\b|[,;.)]| ?$)/i;
/** Two cells of a row, each behind the head of its column. */
export const besideInRow = /^[^|:;]{0,30} \| [^|]{1,80}: ?$/;
/** A name that is not known: beside controls it is that of the others. */
export const namedBehind =
  /^[)\]%]{0,3} ?(?:\([^()]{0,60}\) ?)?(?:days? |points? )?(?:\((?=\p{L})|(?:with|on|under|in|of|among|for|after|given|receiving) (?:the |those |treated )?(?!each\b|both\b|all\b|either\b)\p{L}{3})/iu;
/** What a number is by which two groups differ: "24% lower", "by 24%". */
export const differenceBehind =
  /^[)\]% ]{0,3}(?:[\p{L}-]+ )?(?:lower|higher|fewer|more|less|greater|reduction|increase|relative|absolute|decrease)\b/iu;
