import { isIPv6 } from 'node:net';

const MAPPED = '::ffff:';
const GROUPS = 8;

const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Who is counted by an address: of IPv6 its first 64 bits, which whoever has one address has all of; else the whole
 * address. IPv4 that came in by an IPv6 socket is IPv4.
 */
export const networkOf = (address: string | undefined): string => {
  const [plain = ''] = (address ?? 'unknown').toLowerCase().split('%');
  if (plain.startsWith(MAPPED) && plain.includes('.')) return plain.slice(MAPPED.length);
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [groupsIn(before), groupsIn(after ?? '')];
  // the last two groups may be written as IPv4
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const all =
    after === undefined ? head : [...head, ...Array<string>(Math.max(0, GROUPS - written)).fill('0'), ...tail];
  return `${all
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
