import { isIP } from 'node:net';
import { z } from 'zod';

const MOST_HOPS = 20;
const names = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (names.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Which proxies before the product are believed about the address of who calls: the last so many hops (`1` and `true` mean one), or those of the
 * named networks. What the caller itself wrote into X-Forwarded-For lies before theirs and is never believed. False: nobody.
 */
export const trustedProxies = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .transform((value, check): number | string[] | false => {
    if (value === 'true') return 1;
    if (value === 'false' || value === '0') return false;
    if (/^\d+$/.test(value) && Number(value) <= MOST_HOPS) return Number(value);
    const networks = value.split(',').map((one) => one.trim());
    if (networks.every(isNetwork)) return networks;
    const message = 'must be a number of proxies or their networks with commas between (10.0.0.0/8, 2001:db8::/32)';
    check.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
