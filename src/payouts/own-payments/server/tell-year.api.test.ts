import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { payments, payRuns } from '#payouts/pay-runs/server/tables.ts';
import { tellYearJob } from './tell-year-job.ts';

test('MON-05 everybody who was paid in the last year is told once, in their language, that its statement is there', async () => {
  // Its own product: the job tells everybody in it.
  const product = await startTestProduct();
  onTestFinished(() => product.close());
  const { database } = product;
  const admin = await product.person({ role: 'admin' });
  const lastYear = new Date().getUTCFullYear() - 1;
  const noonOf = (day: string) => new Date(`${day}T15:00:00Z`);
  const pay = async (paidAt: Date) => {
    const member = await product.person({ role: 'squadMember', name: 'Ana', language: 'pt' });
    const sums = { peopleCount: 1, minutes: 60, grossCents: 10_000, netCents: 8_500, state: 'done' } as const;
    const [run] = await database
      .insert(payRuns)
      .values({ createdBy: admin.id, ...sums })
      .returning();
    const own = {
      runId: run!.id,
      memberId: member.id,
      cents: 8_500,
      keyKind: 'email',
      key: 'ana@pix.example',
    } as const;
    await database.insert(payments).values({ ...own, state: 'paid', paidAt });
    return member;
  };
  const paid = await pay(noonOf(`${lastYear}-12-31`));
  // Enough that two jobs meet at some of them.
  for (let count = 1; count < 20; count += 1) await pay(noonOf(`${lastYear}-06-30`));
  const [earlier, later] = [await pay(noonOf(`${lastYear - 1}-12-31`)), await pay(noonOf(`${lastYear + 1}-01-01`))];
  const told = async (email: string) =>
    (
      await database
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.happening, payoutsHappenings.yearTold.name)))
    ).map(({ subject }) => subject);
  await Promise.all([product.runJob(tellYearJob), product.runJob(tellYearJob)]);
  await product.runJob(tellYearJob);
  expect(await database.$count(mailOutbox, eq(mailOutbox.happening, payoutsHappenings.yearTold.name))).toBe(20);
  expect(await told(paid.email)).toEqual([`Seu demonstrativo de ${lastYear} está disponível`]);
  for (const { email } of [earlier, later]) expect(await told(email)).toEqual([]);
});
