import { afterAll, expect, test } from 'vitest';
import { answered, startBankWorld } from '#application/testing/money/bank-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';

const bank = await startBankWorld();
afterAll(() => bank.product.close());

test('ADM-04 MON-05 a typed return file alone has nobody paid twice: the reversal takes two, and so does what is sent again', async () => {
  const { read, file } = await bank.remitted();
  await bank.give(answered(file, '00'));
  await bank.advance();
  const { paymentId } = (await read())[0]!;
  const forged = (await bank.give(answered(file, 'PJ'))).body;
  expect(forged).toMatchObject({ returned: 1, failed: 0, unchanged: 0 });
  await bank.advance();
  expect(await read()).toMatchObject([{ state: 'paid', isAsked: true }]);
  expect(codeOf(await bank.ask(paymentId, 'retry'))).toEqual([409, 'payouts.paymentEnded']);
  // The same file again asks nobody twice.
  expect((await bank.give(answered(file, 'PJ'))).body).toMatchObject({ returned: 1 });
  const request = (await bank.openApproval())!;
  expect(request).toMatchObject({
    reasons: ['bankFile'],
    peopleCount: 1,
    people: [{ text: 'R$85.00 · Pix an•••@pix.example' }],
  });
  const own = await bank.decide(request.approvalId, 'approve', bank.admin);
  expect(codeOf(own)).toEqual([409, 'second-approvals.ownRequest']);
  await bank.decideOpen('refuse');
  await bank.advance();
  expect([(await read())[0]!.state, codeOf(await bank.make())]).toEqual(['paid', [409, 'payouts.nothingToRemit']]);

  await bank.give(answered(file, 'PJ'));
  await bank.decideOpen('approve');
  await bank.advance();
  expect(await read()).toMatchObject([{ state: 'returned' }]);
  expect((await bank.ask(paymentId, 'retry')).body).toEqual({ asked: true });
  await bank.advance();
  expect(codeOf(await bank.make())).toEqual([409, 'payouts.nothingToRemit']);
  await bank.decideOpen('approve');
  await bank.advance();
  expect((await bank.make()).status).toBe(201);
  expect(await bank.differences()).toEqual([]);
});

test('ADM-04 MON-05 of two attempts that the bank paid, only the one that came back is returned', async () => {
  const { read, file } = await bank.remitted();
  await bank.give(answered(file, 'PJ'));
  await bank.advance();
  const { paymentId } = (await read())[0]!;
  await bank.sendAgain(paymentId);
  await bank.advance();
  const again = await bank.nextFile();
  await bank.give(answered(again, '00'));
  await bank.give(answered(file, '00'));
  await bank.advance();
  expect(await read()).toMatchObject([{ state: 'paid', attempt: 2 }]);
  // The person gives back what came twice.
  expect((await bank.give(answered(file, 'H4'))).body).toMatchObject({ returned: 1 });
  await bank.decideOpen('approve');
  await bank.advance();
  expect(await read()).toMatchObject([{ state: 'paid', attempt: 2 }]);
  expect((await bank.give(answered(again, 'H4'))).body).toMatchObject({ returned: 1 });
  await bank.decideOpen('approve');
  await bank.advance();
  expect(await read()).toMatchObject([{ state: 'returned', attempt: 2 }]);
});
