import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { clock } from '#platform/calendar/clock.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { findDifferences } from './find-differences.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());
const legalCompany = { ...someLegalCompany, version: 1 };
await world.product.database.update(workspaces).set({ legalCompany }).where(eq(workspaces.id, world.workspaceId));

type Work = Awaited<ReturnType<typeof world.work>>;
const works: Work[] = [];
const [boletos, codes]: [boleto: string[], code: string[]] = [[], []];
const pick = <Item>(items: readonly Item[], by: number): Item | undefined => items[by % items.length];

/** What a company, its people and administrators do; what the product refuses moves nothing, which the figures show. */
const steps = {
  pix: async (by: number) => {
    const { orderId } = (await world.owner.call('POST /orders', { body: { method: 'pix', cents: 500 + by } })).body;
    await act(orderId, 'pay');
    codes.push(orderId);
  },
  boleto: async (by: number) => {
    const { orderId } = (await world.owner.call('POST /orders', { body: { method: 'boleto', cents: 500 + by } })).body;
    await act(orderId, 'pay');
    boletos.push(orderId);
  },
  settle: async () => {
    const orderId = boletos.shift();
    if (orderId !== undefined) await act(orderId, 'settle');
  },
  hire: async (by: number) => {
    const gross = 31 + (by % 9_973);
    const net = Math.ceil((gross * 17) / 20);
    works.push(await world.work({ gross, net, minutes: [1 + (by % 470)], creditedMinutes: 0 }));
  },
  hours: async (by: number) => pick(works, by)?.addHours(1 + (by % 470)),
  give: async (by: number) => {
    const work = pick(works, by);
    if (!work) return;
    const body = { projectId: work.projectId, hires: [{ hireId: work.hireId, minutes: 1 + (by % 700) }] };
    await world.owner.call.raw('POST /allocations', { body });
  },
  takeBack: async (by: number) => {
    const body = { projectId: pick(works, by)?.projectId ?? world.workspaceId, cents: 1 + (by % 5_000) };
    await world.owner.call.raw('POST /allocations/returns', { body });
  },
  run: async () => {
    if ((await world.freeze()).status !== 201) return;
    const approval = await world.openApproval();
    if (approval) await world.decide(approval.approvalId, 'approve');
    await world.advance();
  },
  buy: async (by: number) => {
    const order = { type: 'ats', planId: null, currency: 'BRL', cents: 500 + (by % 20_000), description: 'x' } as const;
    const body = { ...order, workspaceId: world.workspaceId };
    const { serviceOrderId: orderId } = (await world.admin.call('POST /serviceOrders', { body })).body;
    await world.owner.call.raw('POST /orders/{orderId}/payment', { params: { orderId }, body: { method: 'credits' } });
  },
  refund: async (by: number) => {
    const orderId = pick(codes, by);
    if (orderId === undefined) return;
    const refund = {
      orderId,
      currency: 'BRL',
      cents: 1 + (by % 3_000),
      reason: 'Engano',
      closesAccount: false,
    } as const;
    await world.admin.call.raw('POST /refunds', { body: { ...refund, workspaceId: world.workspaceId } });
  },
};
type Step = keyof typeof steps;

const act = (orderId: string, action: 'pay' | 'settle') =>
  world.owner.call('POST /orders/{orderId}/sandboxAction', { params: { orderId }, body: { action } });

async function sumOfLines(view: 'statement' | 'payments'): Promise<number> {
  let [sum, cursor]: [number, string | null] = [0, null];
  do {
    const query = { view, ...(cursor !== null && { cursor }) };
    const page: { lines: { cents: number }[]; nextCursor: string | null } = (
      await world.owner.call('GET /wallet/lines', { query })
    ).body;
    sum += page.lines.reduce((all, { cents }) => all + cents, 0);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return sum;
}

/** Every figure again, from nothing but lines and orders. */
async function compareFigures(): Promise<void> {
  const { database, config: settings } = world.product;
  const sumOf = async (what: ReturnType<typeof sql>) =>
    (await database.execute<{ cents: number }>(sql`select coalesce(sum(cents), 0)::float8 as cents from ${what}`))
      .rows[0]!.cents;
  const posted = (kind: string, owner: string) =>
    sumOf(sql`(select l.cents from ledger_lines l join ledger_accounts a on a.id = l.account_id
      where a.kind = ${kind} and coalesce(a.workspace_id, a.member_id) = ${owner}::uuid) lines`);
  const [available, allocated, reserved] = await Promise.all(
    ['available', 'allocated', 'reserved'].map((kind) => posted(kind, world.workspaceId)),
  );
  const held = available! + allocated!;
  const { wallets } = (await world.owner.call('GET /wallet')).body;
  expect(wallets[0]).toMatchObject({
    ...{ availableCents: available, allocatedCents: allocated, reservedCents: reserved, totalCents: held },
    futureCents: await sumOf(sql`orders where state = 'processing'`),
  });
  expect((await world.owner.call('GET /balance')).body.cents).toBe(held);
  expect([await sumOfLines('statement'), await sumOfLines('payments')]).toEqual(Array(2).fill(held + reserved!));
  const projects = (await world.owner.call('GET /allocations')).body.projects;
  expect(projects.reduce((sum, { allocatedCents }) => sum + allocatedCents, 0)).toBe(allocated);
  for (const { professional } of works) {
    const { paidCents, inRunCents } = (await professional.call('GET /ownPayments')).body;
    const gone = sql`(select -l.cents as cents from ledger_lines l join ledger_accounts a on a.id = l.account_id
      join ledger_transactions t on t.id = l.transaction_id
      where a.member_id = ${professional.id} and t.type = 'payOut') lines`;
    expect([paidCents, inRunCents]).toEqual([await sumOf(gone), await posted('professional', professional.id)]);
  }
  expect(await sumOf(sql`ledger_lines`)).toBe(0);
  const others = await findDifferences({ database, settings, now: clock.now() });
  expect([...others, ...(await world.differences())]).toEqual([]);
}

/** Something of everything, so that no figure below is compared with nothing. */
const whole: [Step, number][] = [
  ['pix', 59_977],
  ['boleto', 20_003],
  ['boleto', 777],
  ['settle', 0],
  ['hire', 7_919],
  ['hire', 8_171],
  ['give', 660],
  ['give', 541],
  ['hours', 97],
  ['give', 699],
  ['takeBack', 13],
  ['run', 0],
  ['buy', 1_009],
  ['refund', 1_501],
  ['hours', 61],
  ['give', 333],
  ['run', 0],
];

test('MON-01 over any life of a company money is neither made nor lost, and every figure is the sum of its lines', async () => {
  const step = fc.tuple(fc.constantFrom(...(Object.keys(steps) as Step[])), fc.nat(60_000));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (life) => {
      for (const [name, by] of life) await steps[name](by);
      await compareFigures();
    }),
    // Each goes on from where the one before ended, so none can be repeated smaller.
    { numRuns: 8, endOnFailure: true, examples: [[whole]] },
  );
  const posted = await world.product.database
    .selectDistinct({ type: ledgerTransactions.type })
    .from(ledgerTransactions);
  const types = ['allocation', 'payOut', 'purchase', 'refund', 'reservation', 'topUp', 'work'];
  expect(posted.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
}, 120_000);
