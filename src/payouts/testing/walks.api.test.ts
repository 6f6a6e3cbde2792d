import { startTestProduct } from '#application/testing/test-product.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { advanceRunsJob } from '#payouts/pay-runs/server/run-job.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { samples } from '#payouts/testing/samples.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { eq } from 'drizzle-orm';

walkAccess(samples, async () => {
  // A run pays everybody: hours or a difference of the ledger that another file left would stop it.
  const world = await startBoardWorld(startTestProduct());
  const { owner, workspaceId, product } = world;
  const { database } = product;

  /** Work of somebody with a key, by which an hour waits to be paid or could not be. */
  async function paid(pixKey: string, taxId = '11222333000181') {
    const { projectId, taskId, professional, professionalId: hireId } = await world.work();
    const agreed = { agreedHours: 160, agreedNet: 1_00, agreedGross: 2_00, agreedCurrency: 'BRL' as const };
    const terms = { ...agreed, pricedAt: new Date() };
    await database.update(projectProfessionals).set(terms).where(eq(projectProfessionals.id, hireId));
    await buildPrivateRecord(database, professional.id, 'ownCompany', { taxId });
    await buildPrivateRecord(database, professional.id, 'bankDetails', { pixKeyKind: 'email', pixKey });
    const [start, end] = [new Date('2026-03-10T12:00:00Z'), new Date('2026-03-10T13:00:00Z')];
    const hours = { workspaceId, projectId, taskId, memberId: professional.id, hireId, start, end };
    await buildHours(database, { ...hours, state: 'payable' });
    await buildTopUp(database, { workspaceId, cents: 500_00, at: new Date() });
    await owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes: 60 }] } });
    const { grossCents, netCents, taxCents } = (await world.admin.call('GET /payRuns/preview')).body.total;
    return { memberId: professional.id, seen: { grossCents, netCents, taxCents } };
  }

  /** A payment that reached nobody. */
  async function failed() {
    const { memberId, seen } = await paid('ana@nokey.ponte.invalid');
    await world.admin.call('POST /payRuns', { body: seen });
    await product.runJob(advanceRunsJob, {});
    const [payment] = await database.select().from(payments).where(eq(payments.memberId, memberId));
    return payment!.id;
  }

  const steps: Steps = {
    'POST /payRuns': async () => [world.admin, { body: (await paid('ana@pix.example')).seen }],
    'POST /payments/{paymentId}/retry': async () => [world.admin, { params: { paymentId: await failed() } }],
    'POST /payments/{paymentId}/byHand': async () => [world.admin, { params: { paymentId: await failed() } }],
    // Last, because a run with typed taxes takes two.
    'PUT /withheldTaxes/{memberId}': async () => {
      const { memberId } = await paid('ana@pix.example', '');
      return [world.admin, { params: { memberId }, body: { netCents: 100, inssCents: 11, irrfCents: 0, issCents: 0 } }];
    },
    'POST /taxPayments': 'see tax-payments.api.test.ts',
    'POST /remittances': 'see cnab.api.test.ts',
    'POST /remittances/returns': 'see cnab.api.test.ts',
  };
  return [product, steps];
});
walkHostileInput(samples);
