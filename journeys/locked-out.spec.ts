import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { approveRequest } from './steps/approve-request.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { switchSecondFactorOn } from './steps/second-factor.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

test('ACC-17 ADM-04 two administrators let somebody in again who lost phone and recovery codes', async ({ openBrowser }) => {
  const email = 'professional16@demo.test';
  const person = await openBrowser({ as: email });
  await switchSecondFactorOn(person.request);

  const page = await openBrowser({ as: 'admin@demo.test' });
  await page.goto('/cms-selection');
  await page.getByRole('button', { name: say('backoffice:lockedOut.open') }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: say('backoffice:lockedOut.submit') });
  await submit.click();
  await expect(dialog.getByText(say('platform:errors.fieldRequired')).first()).toBeVisible();
  await dialog.getByLabel(say('backoffice:lockedOut.email')).fill('nobody@demo.test');
  await dialog.getByLabel(say('backoffice:lockedOut.reason')).fill('Lost the phone; known from a call');
  await dialog.getByLabel(say('backoffice:lockedOut.password'), { exact: false }).first().fill(DEMO_PASSWORD);
  await submit.click();
  await expect(dialog.getByText(say('backoffice:errors.personNotFound'))).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'let somebody in');
  await dialog.getByLabel(say('backoffice:lockedOut.email')).fill(email);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(email);

  await approveRequest(await openBrowser({ as: 'admin2@demo.test' }), say);
  const back = await openBrowser();
  await back.goto('/login');
  await submitLogin(back, say, { email, password: DEMO_PASSWORD });
  await back.waitForURL((address) => address.pathname !== '/login');
  expect(await linkFromMailbox(page, email, '/account/security')).toBeTruthy();
});
