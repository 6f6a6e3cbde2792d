import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => (world = await startPipelineWorld()));
afterAll(() => world.product.close());

const tally = async () => {
  const { rows } = await world.product.database.execute<{ line: string }>(
    sql`select concat_ws(' ', scope_id, came_on, metric, stage, label, sum(amount)) as line from hiring_tallies
      group by scope_id, came_on, metric, stage, label having sum(amount) <> 0 order by 1`,
  );
  return rows.map(({ line }) => line);
};

it('PIP-01 counts of candidates are the same after folding and after a rebuild', async () => {
  const scene = await world.scene(['new', 'clientInterview', 'offered', 'hired', 'disqualified']);
  await world.move(world.owner, [scene.ids[0]!, scene.ids[1]!], 'offered');
  await world.move(world.owner, [scene.ids[2]!], 'disqualified');
  const counted = await tally();
  expect(counted.length).toBeGreaterThan(20);
  await world.product.database.execute(sql`select fold_tallies()`);
  expect(await tally()).toEqual(counted);
  await world.product.database.execute(sql`select rebuild_tallies()`);
  expect(await tally()).toEqual(counted);
});
