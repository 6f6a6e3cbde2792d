import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { matchTiers } from '#jobs/board/rules/match-tiers.ts';
import { filtersOf } from '#jobs/board/server/read-board.ts';
import { type LaterTier, weeksCountQuery, weeksPageQuery } from '#jobs/board/server/week-queries.ts';
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
 * Nothing sorts behind the weeks, so that reading stops with a full page. This rests on how PostgreSQL runs the statement: the weeks from the
 * outside of a nested loop. A plan of another shape (side by side, sorted, hashed) would leave out newer vacancies without an error.
 */
async function expectWeeksInTurn(query: { text: string; values: unknown[] }): Promise<void> {
  for (const plan of await plansOf(query)) {
    const nodes = nodesOf(plan);
    expect(nodes.filter((node) => /Append|Gather|Unique|Materialize|Memoize|Incremental Sort/.test(node))).toEqual([]);
    expect(nodes.filter((node) => /Join|Loop/.test(node))).toEqual(['Nested Loop', 'Nested Loop']);
    const weeks = nodes.indexOf('generate_series');
    expect(nodes.slice(0, weeks)).not.toContain('Sort');
    expect(nodes.slice(weeks).some((node) => /Index|Heap|Seq/.test(node))).toBe(true);
  }
}

const place = { micros: '1780000000000000', id: '00000000-0000-7000-8000-000000000000' };
const later = matchTiers.filter((tier): tier is LaterTier => tier !== 'title');
const wordsOf = (search: Parameters<typeof filtersOf>[0]) => {
  const filters = filtersOf(search)!;
  return { ...filters, searchQuery: filters.searchQuery! };
};

it.each(later)('a page of the tier %s is read from the newest week on', async (tier) => {
  for (const search of [{ search: 'zither' }, { search: 'natal zither', city: 'Recife', workModel: ['remote'] }])
    for (const after of [null, place]) await expectWeeksInTurn(weeksPageQuery(wordsOf(search), after, 21, tier));
});

it('a count of words alone is read week by week too', async () => {
  await expectWeeksInTurn(weeksCountQuery(wordsOf({ search: 'natal zither' }), 1_001));
});
