import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpaceWorld } from '#application/testing/space-world.ts';

let world: Awaited<ReturnType<typeof startSpaceWorld>>;
beforeAll(async () => {
  world = await startSpaceWorld({ RATE_LIMITS: '1' });
});
afterAll(() => world.product.close());

async function callUntilRefused(call: () => Promise<{ status: number; headers: Headers }>, most: number) {
  for (let count = 0; count <= most; count += 1) {
    const { status, headers } = await call();
    if (status === 429) return { count, retryAfter: Number(headers.get('retry-after')) };
  }
  throw new Error(`${most} calls and none was refused`);
}

test('WSP-05 guessing at the codes of invitations is stopped, and the right code then has to wait too', async () => {
  const owner = await world.company();
  const guest = await world.company('Convidada');
  const link = await world.invite(owner, guest.email);
  const guess = () =>
    guest.call('PATCH /workspace/acceptInvite', { body: { ...link, invitationId: crypto.randomUUID() } });
  const { count, retryAfter } = await callUntilRefused(guess, 200);
  expect(count).toBe(60);
  expect(retryAfter).toBeGreaterThan(0);
  expect((await guest.call('PATCH /workspace/acceptInvite', { body: link })).status).toBe(429);
  const look = () => world.product.anonymous('GET /workspace/getInvite', { query: { ...link, invitationId: 'x' } });
  expect((await callUntilRefused(look, 200)).count).toBe(100);
}, 30_000);

test('WSP-01 addresses are not looked up without end', async () => {
  const owner = await world.company();
  let serial = 0;
  const find = () => owner.call('GET /findowner/{mail}', { params: { mail: `person${(serial += 1)}@example.com` } });
  expect((await callUntilRefused(find, 400)).count).toBe(300);
}, 30_000);
