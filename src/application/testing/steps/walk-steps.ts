import { desc, gt } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import type { Caller, ContractKey } from '#application/testing/caller.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import type { OperationKey, Operation } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';
import type { RawParts } from '#platform/testing/access-sample.ts';

type Reach = () => Promise<readonly [by: { call: Caller }, parts?: RawParts]>;

/** For operations whose sample alone does not succeed: what has to happen first, who calls then, and with what; or which test calls it instead. */
export type Steps = { readonly [Key in ContractKey]?: Reach | `see ${string}` };
export type BeginSteps = () => Promise<readonly [product: TestProduct, steps: Steps]>;

/** Makes a call and says which happenings it recorded. */
export async function namesRecorded<Answer>(database: Database, call: () => Promise<Answer>) {
  const [last] = await database.select().from(happenings).orderBy(desc(happenings.id)).limit(1);
  const answer = await call();
  const since = last && gt(happenings.id, last.id);
  const recorded = await database.select({ name: happenings.name }).from(happenings).where(since);
  return [answer, recorded.map(({ name }) => name)] as const;
}

/** An operation records one of the happenings that it declares, or none where it declares that nothing is to be recorded. */
export function expectDeclared({ changes = 'nothing: it only reads' }: Operation, recorded: readonly string[]): void {
  if (typeof changes === 'string') expect(recorded).toEqual([]);
  else
    expect(recorded, 'a sample that never succeeds needs its steps in walks.api.test.ts').toContainEqual(
      expect.toBeOneOf(changes.map(({ name }) => name)),
    );
}

/** Tests the calls of all steps; answers which operations have steps, known once the tests run. */
export function walkSteps(beginSteps?: BeginSteps): { has: (key: string) => boolean } {
  if (!beginSteps) return { has: () => false };
  let begun: Awaited<ReturnType<BeginSteps>>;
  beforeAll(async () => {
    begun = await beginSteps();
    return begun[0].close;
  });

  test('what succeeds after other calls only records what it declares', { timeout: 120_000 }, async () => {
    const [{ database }, steps] = begun;
    for (const [key, reach] of Object.entries(steps)) {
      if (typeof reach === 'string') continue;
      const [by, parts] = await reach();
      const [{ status, body }, recorded] = await namesRecorded(database, () => by.call.raw(key, parts));
      expect([key, status < 300 || body]).toEqual([key, true]);
      expectDeclared(contract[key as OperationKey]!, recorded);
    }
  });

  return { has: (key) => key in begun[1] };
}
