import { isIP } from 'node:net';
import { z } from 'zod';

const MAXIMUM_HOPS = 20;
const names = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (names.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Which proxies in front of the product are trusted about the caller's address: the last n hops (`1` and `true` mean one), or those
 * of the named networks. What the caller itself wrote into X-Forwarded-For precedes theirs and is never trusted. False: none.
 */
export const trustedProxies = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .transform((value, check): number | string[] | false => {
    if (value === 'true') return 1;
    if (value === 'false' || value === '0') return false;
    if (/^\d+$/.test(value) && Number(value) <= MAXIMUM_HOPS) return Number(value);
    const networks = value.split(',').map((one) => one.trim());
    if (networks.every(isNetwork)) return networks;
    const message = 'must be a number of proxies or their networks with commas between (10.0.0.0/8, 2001:db8::/32)';
    check.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
