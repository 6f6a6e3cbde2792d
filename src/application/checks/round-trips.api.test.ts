import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
const asked: string[] = [];
/** The driver's own function: called with its client each time, and restored at the end. */
const query = Reflect.get(pg.Client.prototype, 'query') as (this: pg.Client, ...parts: unknown[]) => unknown;
beforeAll(async () => {
  // Records every statement of the product's own pool, whichever way it gets there: its connections take the function when they are made.
  pg.Client.prototype.query = function watched(this: pg.Client, ...parts: unknown[]) {
    // The driver's types leave this property out.
    const { connectionParameters } = this as unknown as { connectionParameters: { application_name?: string } };
    const [question] = parts as [string | { text?: string }];
    const text = typeof question === 'string' ? question : (question.text ?? '');
    if (connectionParameters.application_name === 'ponte') asked.push(text.trim().replace(/\s+/g, ' '));
    return Reflect.apply(query, this, parts);
  } as typeof pg.Client.prototype.query;
  world = await startPipelineWorld(startTestProduct());
});
afterAll(async () => {
  Reflect.set(pg.Client.prototype, 'query', query);
  await world.product.close();
});

/** The statements of one call; the first one is left out, because it records the use of the session. */
async function statementsOf(call: (time: number) => Promise<{ status: number }>, atEnd = 0): Promise<string[]> {
  await call(0);
  await delay(100);
  asked.length = 0;
  const { status } = await call(1);
  expect(status).toBeLessThan(300);
  // The answer stored for a repeat is written after the caller got its answer.
  await expect.poll(() => asked.filter((text) => text.startsWith('update "keyed_calls"')).length).toBe(atEnd);
  return asked.map((text) => text.slice(0, 70));
}

it('a page of the job board is one statement', async () => {
  const { product } = world;
  const page = await statementsOf(() => product.anonymous('GET /opportunities', { query: { area: 'design' } }));
  expect(page).toEqual([expect.stringMatching(/^select p\.id/)]);
});

it('a move on the board asks the database nine times, and three times more under a key', async () => {
  const { scene, move, owner } = world;
  const { ids } = await scene(['new', 'new']);
  const plain = await statementsOf((time) => move(owner, [ids[time]!], 'qualify'));
  const headers = (time: number) => ({ 'idempotency-key': `a-move-of-a-test-${time}` });
  const keyed = await statementsOf((time) => move(owner, [ids[time]!], 'new', {}, headers(time)), 1);
  expect(plain, plain.join('\n')).toHaveLength(9);
  expect(keyed, keyed.join('\n')).toHaveLength(12);
});

it('what waits is one statement for a company, and one for a professional, beside whose call it is', async () => {
  const { scene, owner } = world;
  const { members } = await scene(['clientInterview']);
  const ofCompany = await statementsOf(() => owner.call('GET /waiting'));
  const ofProfessional = await statementsOf(() => members[0]!.call('GET /waiting'));
  const waits = /^\(select \$1::int as source/;
  // The session, and the spaces of a company.
  expect(ofCompany, ofCompany.join('\n')).toHaveLength(3);
  expect(ofProfessional, ofProfessional.join('\n')).toHaveLength(2);
  for (const statements of [ofCompany, ofProfessional]) expect(statements.at(-1)).toMatch(waits);
});
