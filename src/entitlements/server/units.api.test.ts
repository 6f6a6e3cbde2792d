import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { entitlementErrors } from '#entitlements/errors.ts';
import { giveUnits } from '#entitlements/server/give-units.ts';
import { entitlementChanges, entitlementGrants } from '#entitlements/server/tables.ts';
import { returnUnit, useUnit } from '#entitlements/server/use-unit.ts';
import { newId } from '#platform/db/columns.ts';
import { violatedConstraint } from '#platform/db/violated-constraint.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const kind = 'interviewInvitation' as const;
const now = new Date();
const DAY_MS = 86_400_000;

async function scene() {
  const company = await buildCompany(product);
  const { workspaceId } = company;
  const { freeUnits } = product.config;
  const take = (causeId = newId(), at = now) =>
    product.database.transaction((transaction) =>
      useUnit(transaction, { workspaceId, kind, causeId, actorId: null, freeUnits, now: at }),
    );
  const giveBack = (causeId: string, at = now) =>
    product.database.transaction((transaction) =>
      returnUnit(transaction, { workspaceId, kind, causeId, actorId: null, now: at }),
    );
  const read = async () => (await company.call('GET /grants')).body.entitlements.find((one) => one.kind === kind)!;
  return { ...company, take, giveBack, read };
}

test('CHK-05 every company has its free units, and its people read them with their own rights', async () => {
  const { call, workspaceId } = await scene();
  const { isOwner, rights, entitlements } = (await call('GET /grants')).body;
  expect([isOwner, rights.length > 8]).toEqual([true, true]);
  expect(entitlements).toEqual([
    { kind: 'assessmentInvitation', given: 20, used: 0, left: 20 },
    { kind: 'testCredit', given: 10, used: 0, left: 10 },
    { kind: 'interviewInvitation', given: 5, used: 0, left: 5 },
  ]);
  const colleague = await buildColleague(product, workspaceId, ['trackTasks']);
  const own = (await colleague.call('GET /grants', { headers: { workspaceid: workspaceId } })).body;
  expect([own.isOwner, own.rights]).toEqual([false, ['trackTasks']]);
});

test('CHK-05 of the last unit that fifty ask for at once one gets it, and the error says what to do', async () => {
  const { take, read } = await scene();
  for (let count = 0; count < 4; count += 1) await take();
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => take()));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of asked)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: entitlementErrors[kind].code });
  expect(await read()).toEqual({ kind, given: 5, used: 5, left: 0 });
});

test('CHK-05 a record takes one unit and gives it back once, however often it asks', async () => {
  const { take, giveBack, read, workspaceId } = await scene();
  const causeId = newId();
  await Promise.all([take(causeId), take(causeId), take(causeId)]);
  expect(await read()).toMatchObject({ used: 1, left: 4 });
  await Promise.all([giveBack(causeId), giveBack(causeId)]);
  await giveBack(newId());
  expect(await read()).toMatchObject({ used: 0, left: 5 });
  // Whatever gave its unit back is over, and gets no second one for nothing.
  await expect(take(causeId)).rejects.toMatchObject({ code: entitlementErrors.unitReturned.code });
  expect(await read()).toMatchObject({ used: 0, left: 5 });
  // The counter is the sum of its steps.
  const [grant] = await product.database
    .select()
    .from(entitlementGrants)
    .where(and(eq(entitlementGrants.workspaceId, workspaceId), eq(entitlementGrants.kind, kind)));
  const steps = await product.database
    .select({ step: entitlementChanges.step, units: sql<number>`sum(units)::int` })
    .from(entitlementChanges)
    .where(eq(entitlementChanges.grantId, grant!.id))
    .groupBy(entitlementChanges.step);
  expect(Object.fromEntries(steps.map(({ step, units }) => [step, units]))).toEqual({ given: 5, used: 1, returned: 1 });
});

test('CHK-05 a month’s units are used before free ones, and those that nobody used go with the month', async () => {
  const { take, giveBack, read, workspaceId } = await scene();
  const month = {
    workspaceId,
    kind,
    units: 2,
    source: 'plan:2026-11',
    validUntil: new Date(now.getTime() + DAY_MS),
    now,
  };
  await Promise.all([1, 2, 3].map(() => product.database.transaction((transaction) => giveUnits(transaction, month))));
  expect(await read()).toMatchObject({ given: 7, left: 7 });
  const causeId = newId();
  await take(causeId);
  expect(await read()).toMatchObject({ used: 1, left: 6 });
  const later = new Date(now.getTime() + 2 * DAY_MS);
  // The month is over: its second unit is gone, and so is the one that comes back.
  await giveBack(causeId, later);
  for (let count = 0; count < 5; count += 1) await take(newId(), later);
  await expect(take(newId(), later)).rejects.toMatchObject({ code: entitlementErrors[kind].code });
});

test('CHK-05 the database itself refuses that units are changed, deleted, emptied or used beyond what was given', async () => {
  const { take, read, workspaceId } = await scene();
  const causeId = newId();
  await take(causeId);
  const ofSpace = `workspace_id = '${workspaceId}' and kind = '${kind}'`;
  const grant = `(select id from entitlement_grants where ${ofSpace})`;
  const step = (name: string, units: number) => `
    insert into entitlement_changes (id, grant_id, step, units, cause_id)
    values (gen_random_uuid(), ${grant}, '${name}', ${units}, gen_random_uuid())`;
  const attempts: [statement: string, constraint: string][] = [
    [`update entitlement_changes set units = 2 where cause_id = '${causeId}'`, 'entitlements_fixed'],
    [`delete from entitlement_changes where cause_id = '${causeId}'`, 'entitlements_fixed'],
    ['truncate entitlement_changes', 'entitlements_fixed'],
    [`update entitlement_grants set used = 0 where ${ofSpace}`, 'entitlements_fixed'],
    [`update entitlement_grants set units = 500 where ${ofSpace}`, 'entitlements_fixed'],
    [`delete from entitlement_grants where id = ${grant}`, 'entitlements_fixed'],
    ['truncate entitlement_grants cascade', 'entitlements_fixed'],
    [step('used', 5), 'entitlement_grants_units_check'],
    [step('returned', 2), 'entitlement_grants_units_check'],
  ];
  for (const [statement, constraint] of attempts) {
    const problem = await product.database
      .transaction((transaction) => transaction.execute(sql.raw(statement)))
      .then(
        () => null,
        (refusal: unknown) => refusal,
      );
    expect(violatedConstraint(problem), statement).toBe(constraint);
  }
  expect(await read()).toEqual({ kind, given: 5, used: 1, left: 4 });
});
