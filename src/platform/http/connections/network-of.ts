import { isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * The network that a rate limit counts by: a single IPv4 address, but a whole /64 of IPv6, because that is the least that one
 * customer has. Anything else, such as a person's id, is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0]!;
  if (!isIPv6(plain)) return address;
  const written = new SocketAddress({ address: plain, family: 'ipv6' }).address;
  const mapped = MAPPED.exec(written);
  if (mapped) return mapped[1]!;
  const [before = '', after] = written.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
