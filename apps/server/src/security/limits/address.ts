import ipaddr from 'ipaddr.js';

/** 16-bit groups of an IPv6 address that name the network; the client's network chooses the rest. */
const networkGroups = 4;

/** An IPv6 connection has 2^64 addresses, so its whole network counts as one. */
export function limitedAddress(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The range of a provider, such as 203.0.*.*, of an address as {@link limitedAddress} gives it: it tells places apart
 * and names nobody.
 */
export function networkOf(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  const [first = '', second = ''] = address.split(separator);
  return separator === ':' ? `${first}:${second}:*` : `${first}.${second}.*.*`;
}
