/**
 * How the names of medicines end, by their class: stems of international nonproprietary names (WHO, "The use of stems
 * in the selection of INN"). A class's own name ("statins") is none: three letters or more stand before the stem.
 */
const agent =
  /^[a-z]{3,}(?:gliflozin|gliptin|glutid|glitazon|vastatin|[aeo]pril|sartan|olol|mab|tinib|ciclib|parib|zomib|vir|conazol|prazol|mycin|micin|cillin|floxacin|cyclin|dipin|dronat|xaban|gatran|parin|ogrel|triptan|setron|oxetin|azepam|profen|coxib|lukast|terol|tropium|cept|kinra|grastim|poetin|formin|fibrat|mibe?|vaptan|entan|dafil|platin|taxel|rubicin|pirid)e?$/;

/** The medicines that a claim names, by its terms. */
function agentsOf(terms: ReadonlyMap<string, number>): string[] {
  return [...terms.keys()].filter((term) => agent.test(term));
}

/** Whether both claims name medicines, and none that the other names: what is so of one need not be so of another. */
export function nameOtherAgents(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): boolean {
  const [named, otherNamed] = [agentsOf(one), agentsOf(other)];
  return named.length > 0 && otherNamed.length > 0 && !named.some((term) => otherNamed.includes(term));
}
