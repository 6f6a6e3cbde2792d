import { randomBytes } from 'node:crypto';
import { startProduct } from '#platform/testing/start-product.ts';
import { type Figure, figure } from './figure.ts';

const ATTEMPTS = 10_000;
/** An attacker with many machines: the attempts come from as many network addresses. */
const PLACES = 1_000;
const AT_ONCE = 16;
const LONGEST_LOCK_SECONDS = 15 * 60;
const password = 'Ponte#2026';

type Send = (index: number) => { key: `${string} ${string}`; body?: unknown; place: string };
type Outcome = { statuses: Map<number, number>; longestWait: number };

const placeOf = (index: number) => `10.${index % 4}.${Math.floor(index / 4) % 250}.1`;

/** 10,000 attempts each against sign-in, sign-up, reset codes and invitation codes, with the limits of the product in force. */
export async function measureAttempts(): Promise<Figure[]> {
  const product = await startProduct({ env: { TRUST_PROXY: '1' } });
  try {
    const email = 'aimed-at@bench.test';
    const signUp = await call(product.url, 'POST /users/create', '203.0.113.9', {
      email,
      password,
      userRole: 'squadOwner',
      acceptedTerms: true,
    });
    const mark = signUp.headers.getSetCookie().find((cookie) => cookie.startsWith('ponte.device_'));

    const guesses = await attempt(product.url, (index) => ({
      key: 'POST /auth/login',
      body: { email, password: `Wrong#${index}` },
      place: placeOf(index % PLACES),
    }));
    const cookie = mark?.split(';')[0] ?? '';
    const owner = await call(product.url, 'POST /auth/login', '203.0.113.9', { email, password }, cookie);
    const addresses = await attempt(product.url, (index) => ({
      key: 'POST /auth/login',
      body: { email: `who${index}@bench.test`, password },
      place: '192.0.2.1',
    }));
    const signUps = await attempt(product.url, (index) => ({
      key: 'POST /users/create',
      body: { email: `new${index}@bench.test`, password: 'weak', userRole: 'squadMember', acceptedTerms: true },
      place: '192.0.2.2',
    }));
    const resets = await attempt(product.url, (index) => ({
      key: 'POST /auth/reset-password',
      body: { oobCode: randomBytes(16).toString('base64url'), password },
      place: placeOf(index % PLACES),
    }));
    const invitations = await attempt(product.url, (index) => ({
      key: `GET /workspace/getInvite?invitationId=${randomBytes(16).toString('base64url')}&ownerWorkspaceId=00000000-0000-7000-8000-000000000000`,
      place: placeOf(index % PLACES),
    }));
    const longest = Math.max(
      ...[guesses, addresses, signUps, resets, invitations].map(({ longestWait }) => longestWait),
    );
    return [
      attempts('sign-in, one account from 1,000 places: passwords tried', count(guesses, 401), 60),
      attempts('… entered by guessing', count(guesses, 200), 0),
      attempts('… the owner at home shut out meanwhile', owner.status === 200 ? 0 : 1, 0),
      attempts('sign-in, many accounts from one place: answers about an address', count(addresses, 404), 120),
      attempts('sign-up from one place: forms looked at', count(signUps, 422), 120),
      attempts('reset codes from 1,000 places: accepted', count(resets, 200), 0),
      attempts('invitation codes from 1,000 places: accepted', count(invitations, 200), 0),
      attempts('longest wait asked of anybody, seconds', longest, LONGEST_LOCK_SECONDS),
      attempts(
        'answers 500',
        [guesses, addresses, signUps, resets, invitations].reduce((sum, one) => sum + count(one, 500), 0),
        0,
      ),
    ];
  } finally {
    await product.stop();
  }
}

function attempts(name: string, value: number, atMost: number): Figure {
  return figure(`attempts: ${name}`, value, { atMost, digits: 0, from: `of ${ATTEMPTS}` });
}

const count = ({ statuses }: Outcome, status: number) => statuses.get(status) ?? 0;

async function attempt(url: string, send: Send): Promise<Outcome> {
  const statuses = new Map<number, number>();
  let longestWait = 0;
  let next = 0;
  const work = async () => {
    while (next < ATTEMPTS) {
      const { key, body, place } = send(next++);
      const response = await call(url, key, place, body);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      longestWait = Math.max(longestWait, Number(response.headers.get('retry-after') ?? 0));
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { statuses, longestWait };
}

function call(url: string, key: string, place: string, body?: unknown, cookie?: string): Promise<Response> {
  const [method, path] = key.split(' ') as [string, string];
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': place,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
