import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { clock } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { askOutsideApproverJob } from './decide-approval.ts';

const email = 'fora@ponte.test';
const product = await startTestProduct({ OUTSIDE_APPROVER: email });
afterAll(() => product.close());

test('ADM-04 with one administrator only, the person outside whom the operator named decides by mail and code', async () => {
  const admin = await product.person({ role: 'admin' });
  const outside = await product.person({ role: 'squadMember', email, language: 'en' });
  const stranger = await product.person({ role: 'squadMember' });
  const mails = () =>
    product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));
  const startsAt = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString();
  await admin.call('POST /serviceFees', { body: { basisPoints: 1_200, startsAt } });
  const read = async () => (await admin.call('GET /approvals')).body.approvals[0]!;
  const { approvalId, canBeDecided } = await read();
  await product.runJob(askOutsideApproverJob);
  // Without two-step login an address alone decides nothing.
  expect([canBeDecided, (await mails()).length]).toEqual([false, 0]);

  const { secret } = (await outside.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } })).body;
  const confirm = { body: { code: authenticatorCode(secret, -1) } };
  const confirmed = await outside.call('POST /account/second-factor/confirm', confirm);
  expect(confirmed.status).toBe(200);
  await Promise.all([product.runJob(askOutsideApproverJob), product.runJob(askOutsideApproverJob)]);
  const asked = (await mails()).filter(({ textBody }) => textBody.includes(`/approvals/${approvalId}`));
  expect([(await read()).canBeDecided, asked.length]).toEqual([true, 1]);

  const decide = (who: typeof outside, code: string) =>
    who.call.raw('POST /approvals/{approvalId}/outsideDecision', {
      params: { approvalId },
      body: { verdict: 'approve', code },
    });
  for (const who of [stranger, admin]) {
    expect((await who.call('GET /approvals/{approvalId}', { params: { approvalId } })).status).toBe(404);
    expect((await decide(who, authenticatorCode(secret))).status).toBe(404);
  }
  expect((await outside.call('GET /approvals')).status).toBe(403);
  expect(codeOf(await decide(outside, '000000'))).toEqual([422, 'accounts.secondFactorWrong']);
  const shown = (await outside.call('GET /approvals/{approvalId}', { params: { approvalId } })).body;
  expect(shown).toMatchObject({ state: 'open', abilities: { decide: true } });
  const [decided, recorded] = await namesRecorded(product.database, () => decide(outside, authenticatorCode(secret)));
  expect(decided.body).toMatchObject({ state: 'approved' });
  expect(recorded).toEqual(['second-approvals.approved']);
  expect((await read()).state).toBe('approved');
});
