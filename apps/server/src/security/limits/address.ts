import { isIPv6 } from 'node:net';

/** 16-bit groups of an IPv6 address that name the network; the client's network chooses the rest. */
const networkGroups = 4;

/**
 * The key for rate limits of an IP address. One IPv6 connection has 2^64 addresses, so its whole network
 * counts as one. An IPv4-mapped IPv6 address counts as the IPv4 address.
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
