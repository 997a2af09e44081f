/** The part of `create database` by which it belongs to the role of a URL; a URL without one leaves it to its maker. */
export function ownedBy(url: string): string {
  const role = decodeURIComponent(new URL(url).username);
  return role && `owner "${role}"`;
}
