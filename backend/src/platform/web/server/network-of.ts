import { isIPv6 } from 'node:net';

const MAPPED = '::ffff:';
const GROUPS = 8;

const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * The network to count for an address. For IPv6 the first 64 bits, since whoever has one address has that whole
 * network; for IPv4 the address itself, also when it arrives as IPv6.
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export const networkOf = (address: string | undefined): string => {
  const [plain = ''] = (address ?? 'unknown').toLowerCase().split('%');
  if (plain.startsWith(MAPPED) && plain.includes('.')) return plain.slice(MAPPED.length);
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [groupsIn(before), groupsIn(after ?? '')];
  // the last two groups may be in IPv4 notation
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const all =
    after === undefined ? head : [...head, ...Array<string>(Math.max(0, GROUPS - written)).fill('0'), ...tail];
  return `${all
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
