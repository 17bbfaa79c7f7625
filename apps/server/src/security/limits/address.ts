import { isIPv6 } from 'node:net';

/** Bits of an IPv6 address that name a network; the rest is the network's own to choose. */
const networkGroups = 4;

/**
 * Whom an IP address stands for when something is counted. One IPv6 connection comes with 2^64 addresses and
 * would never be slowed down if each counted for itself. An IPv4 address in IPv6 clothing is the plain one.
 */
export function limitedAddress(ip: string): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = groups.slice(0, networkGroups).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
