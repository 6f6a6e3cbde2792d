import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const nonces = new WeakMap<object, string>();

/** The nonce of this answer: browsers ignore style elements without it. The page passes it to libraries that insert style elements. */
export function styleNonce(response: object): string {
  const known = nonces.get(response);
  if (known) return known;
  const made = randomBytes(16).toString('base64');
  nonces.set(response, made);
  return made;
}

/** No page of ours uses these features, so an injected script cannot use them either. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];
export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** What pages may load and do; sent where `reply.helmet()` is called. */
export async function securePages(app: FastifyInstance, { isSecure }: { isSecure: boolean }): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcElem: ["'self'", (_request, response: ServerResponse) => `'nonce-${styleNonce(response)}'`],
        // Component libraries position floating elements with style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        // PDFs that were loaded with the reader's rights are shown from memory, by the browser's own reader.
        objectSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    // Page addresses contain codes of mails and invitations, so they are never sent as a referrer.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // The sign-in provider opens in a pop-up, and the opener must notice when it is closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}

/** Origins of somebody else whose scripts a page runs, whose pages it frames, and whom it calls. */
export interface ForeignHosts {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** Lets one answer use them; all other pages keep the narrow policy. */
export function admitHosts({ raw }: FastifyReply, { scripts, frames, connections }: ForeignHosts): void {
  const policy = String(raw.getHeader('content-security-policy'));
  const wider = policy
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("connect-src 'self'", `connect-src 'self' ${connections.join(' ')}`);
  raw.setHeader('content-security-policy', `${wider};frame-src 'self' ${frames.join(' ')}`);
}
