import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
beforeAll(async () => {
  world = await startPipelineWorld(startTestProduct());
});
afterAll(() => world.product.close());

/** As a newer version's migration does while this process serves: other types of columns that its prepared statements return. */
async function changeType(table: string, column: string): Promise<void> {
  await world.product.database.execute(
    sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(column)} type varchar(200)`,
  );
}

test('calls go on when a column of a prepared statement changes its type', async () => {
  const { product, owner, scene, board } = world;
  const place = await scene(['new']);
  // Prepared on every connection that they use.
  const jobs = () => product.anonymous('GET /opportunities', { query: { limit: 7 } });
  for (let call = 0; call < 5; call += 1) {
    expect(
      (await Promise.all([board(owner, place), board(owner, place), jobs(), jobs()])).map(({ status }) => status),
    ).toEqual([200, 200, 200, 200]);
  }
  await changeType('users', 'language');
  await changeType('positions', 'work_model');
  const calls = await Promise.all([board(owner, place), jobs(), board(owner, place), jobs()]);
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a change that loses its transaction by it is answered 503, undone, and done when it is repeated', async () => {
  const { owner, scene, move } = world;
  const { ids } = await scene(['new', 'new']);
  expect((await move(owner, [ids[0]!], 'qualify')).status).toBe(200);
  await changeType('interviews', 'kind');
  let lost = 0;
  for (const stage of ['qualify', 'new', 'qualify', 'new'] as const) {
    const first = await move(owner, [ids[1]!], stage);
    if (first.status === 503) lost += 1;
    const { status } = first.status === 503 ? await move(owner, [ids[1]!], stage) : first;
    expect(status).toBe(200);
  }
  // None if the pool chose a connection that had not prepared the statement yet.
  expect(lost).toBeLessThanOrEqual(1);
});
