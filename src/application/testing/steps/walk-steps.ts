import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, gt } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import type { Caller, ContractKey } from '#application/testing/caller.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import type { OperationKey } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';
import type { RawParts } from '#platform/testing/access-sample.ts';

const source = join(import.meta.dirname, '..', '..', '..');

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

function declaredOf(key: string): string[] {
  const { changes } = contract[key as OperationKey]!;
  return typeof changes === 'object' ? changes.map(({ name }) => name) : [];
}

/**
 * Expects that an operation's calls record at least one of the happenings that it declares, and no others; none where it says why nothing
 * is recorded. `recorded` holds the names for each call that succeeded.
 */
export function expectDeclared(key: string, recorded: readonly (readonly string[])[]): void {
  expect.soft(recorded, `${key} never succeeds without steps in walks.api.test.ts`).not.toEqual([]);
  const declared = declaredOf(key);
  const names = recorded.flat();
  expect
    .soft(
      names.filter((name) => !declared.includes(name)),
      `undeclared of ${key}`,
    )
    .toEqual([]);
  if (declared.length > 0) expect.soft(names, `recorded of ${key}`).not.toEqual([]);
}

/** A test that a step names is one file, which looks at what is recorded and names the operation or what that records. */
function expectCalledIn(file: string, key: string): void {
  const found = globSync(`**/${file}`, { cwd: source });
  expect(found).toHaveLength(1);
  const text = readFileSync(join(source, found[0]!), 'utf8');
  const named = [key.split(' ')[1]!, ...declaredOf(key).map((name) => `'${name}'`)];
  expect
    .soft([file, text.includes('namesRecorded('), named.some((name) => text.includes(name))])
    .toEqual([file, true, true]);
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
      if (typeof reach === 'string') {
        expectCalledIn(reach.slice('see '.length), key);
        continue;
      }
      const [by, parts] = await reach();
      const [{ status, body }, recorded] = await namesRecorded(database, () => by.call.raw(key, parts));
      expect([key, status < 300 || body]).toEqual([key, true]);
      expectDeclared(key, [recorded]);
    }
  });

  return { has: (key) => key in begun[1] };
}
