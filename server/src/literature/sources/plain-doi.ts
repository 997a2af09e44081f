/** A DOI as it is compared, of a record's own, which may have it as an address or behind "doi:"; null where there is none. */
export function plainDoi(told: string | undefined): string | null {
  const [doi] = /10\.\d[\s\S]*$/.exec(told ?? '') ?? [];
  return doi?.trim().toLowerCase() || null;
}
