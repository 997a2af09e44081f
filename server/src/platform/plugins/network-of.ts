import { isIPv6 } from 'node:net';

/** As some proxies name whom they ask for: with the port of each connection, of which everybody has thousands. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * What limits count as one caller: an IPv4 address, or the /64 of an IPv6 one, of which every customer has the whole
 * and could take a new address for each call.
 */
export function networkOf(named: string): string {
  const address = named.replace(withPort, '$1$2');
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The networks side by side that one owner may well have: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function widerNetworkOf(address: string): string {
  const network = networkOf(address);
  return isIPv6(network.split('/', 1)[0] ?? '')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
