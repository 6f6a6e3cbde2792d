import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { type MatchTier, matchTiers } from '#jobs/board/rules/match-tiers.ts';
import { countQuery, pageQuery } from '#jobs/board/server/board-queries.ts';
import { filtersOf } from '#jobs/board/server/read-board.ts';
import { poolOf } from '#platform/db/pool-of.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

interface Plan {
  'Node Type': string;
  'Function Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): string[] => [
  plan['Function Name'] ?? plan['Node Type'],
  ...(plan.Plans ?? []).flatMap(nodesOf),
];

/** The plan in the way in which the driver's named statement is planned: once for its values, and once for all values. */
async function plansOf({ text, values }: { text: string; values: unknown[] }): Promise<Plan[]> {
  const client = await poolOf(product.database).connect();
  try {
    const plans: Plan[] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      plans.push(rows[0]!['QUERY PLAN'][0].Plan);
    }
    return plans;
  } finally {
    client.release(true);
  }
}

/**
 * Nothing sorts behind the weeks, so that reading stops with a full page. This rests on how PostgreSQL runs the statement: the branches of
 * "union all" one after the other, the weeks first, and in each the weeks from the outside of a nested loop. A plan of another shape
 * (side by side, sorted, hashed) would leave out newer vacancies without an error.
 */
async function expectWeeksInTurn(query: { text: string; values: unknown[] }): Promise<void> {
  for (const plan of await plansOf(query)) {
    const nodes = nodesOf(plan);
    const append = nodes.indexOf('Append');
    expect(nodes.filter((node) => /Append|Gather|Unique|Materialize|Memoize|Incremental Sort/.test(node))).toEqual([
      'Append',
    ]);
    expect(nodes.slice(0, append)).not.toContain('Sort');
    const [weeks, older, ...others] = branchesOf(plan);
    expect(others).toEqual([]);
    const joins = nodesOf(weeks!).filter((node) => /Join|Loop/.test(node));
    expect(joins).toEqual(['Nested Loop', 'Nested Loop']);
    expect(nodesOf(weeks!).indexOf('generate_series')).toBeLessThan(
      nodesOf(weeks!).findIndex((node) => /Index|Heap|Seq/.test(node)),
    );
    expect(nodesOf(older!)).not.toContain('generate_series');
  }
}

/** What stands below the Append. */
function branchesOf(plan: Plan): Plan[] {
  if (plan['Node Type'] === 'Append') return plan.Plans!;
  return (plan.Plans ?? []).flatMap(branchesOf);
}

const place = { micros: '1780000000000000', id: '00000000-0000-7000-8000-000000000000' };
const later = matchTiers.filter((tier): tier is Exclude<MatchTier, 'title'> => tier !== 'title');

it.each(later)('a page of the tier %s is read from the newest week on, and what is older last', async (tier) => {
  for (const search of [{ search: 'zither' }, { search: 'natal zither', city: 'Recife', workModel: ['remote'] }])
    for (const after of [null, place]) await expectWeeksInTurn(pageQuery(filtersOf(search)!, after, 21, tier));
});

it('a count of words alone is read week by week too', async () => {
  await expectWeeksInTurn(countQuery(filtersOf({ search: 'natal zither' })!, 1_001));
});
