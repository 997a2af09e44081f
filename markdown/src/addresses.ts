/** Only these schemes become links; whatever else an engine writes as an address is shown as text. */
export const isOuterAddress = (address: string) => /^(?:https?:\/\/|mailto:)[^\s\p{Cc}"<>]+$/iu.test(address);
