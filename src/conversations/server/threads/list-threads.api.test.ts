import { afterAll, expect, it } from 'vitest';
import { startConversationWorld } from '#application/testing/steps/conversation-steps.ts';
import type { Person } from '#application/testing/pipeline-world.ts';

const { product, owner, otherOwner, recruiter, answer, nameOf, candidate } = await startConversationWorld();
afterAll(() => product.close());

it('PIP-06 the list of conversations pages by the latest message, finds by name and vacancy, and shows what is unread or to answer', async () => {
  const { ids, members } = await candidate({ count: 5 });
  await answer(members[2]!, ids[2]!, 'A mais nova');
  const all = async (who: Person, query = {}) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page: { threads: { applicationId: string }[]; nextCursor: string | null } = (
        await who.call('GET /messages', { query: { limit: 2, ...query, ...(cursor !== undefined && { cursor }) } })
      ).body;
      found.push(...page.threads.map(({ applicationId }) => applicationId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return found;
  };
  const mine = await all(owner);
  expect(new Set(mine).size).toBe(mine.length);
  expect(mine.slice(0, 5)).toEqual([ids[2], ids[4], ids[3], ids[1], ids[0]]);
  expect((await all(recruiter)).slice(0, 5)).toEqual(mine.slice(0, 5));
  expect(await all(otherOwner)).toEqual([]);
  for (const show of ['unread', 'toAnswer']) expect((await all(owner, { show }))[0]).toBe(ids[2]);
  expect((await all(owner, { show: 'unread' })).includes(ids[0]!)).toBe(false);
  expect(await all(owner, { search: (await nameOf(ids[3]!)).toUpperCase() })).toContain(ids[3]);
  expect(await all(owner, { search: 'ENGENHARIA' })).toContain(ids[0]);
  expect(await all(owner, { search: 'não há' })).toEqual([]);
  const first = (await owner.call('GET /messages', {})).body.threads[0]!;
  expect(first).toMatchObject({
    last: { side: 'candidate', text: 'A mais nova' },
    isUnread: true,
    awaitsAnswer: true,
    candidate: { name: await nameOf(ids[2]!) },
  });
  expect((await owner.call('GET /messages', { query: { cursor: 'x' } })).status).toBe(422);
});
