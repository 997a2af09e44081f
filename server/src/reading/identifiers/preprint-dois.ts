/** medRxiv's and bioRxiv's: a date and a number, before 2019 a number. */
const preprint = /^10\.(?:1101|64898)\/(?:20\d\d\.|\d{6})/;

/** Whether a DOI in lower case is one of medRxiv's or bioRxiv's. */
export const isPreprintDoi = (doi: string): boolean => preprint.test(doi);

/** A preprint has one DOI; its server's addresses add which version is shown, and which page of it. */
export const withoutVersion = (doi: string): string =>
  isPreprintDoi(doi) ? doi.replace(/v\d{1,2}(?:[./].*)?$/, '') : doi;
