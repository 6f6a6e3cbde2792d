import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { outsideApprovalPath } from '#second-approvals/paths.ts';
import { chooseBrowserContext } from './steps/browser-context.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test as base } from './steps/journey.ts';
import { startCopy } from './steps/product-copies.ts';
import { takePicture } from './steps/take-picture.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string) => say(`second-approvals:${key}`);
const OUTSIDE = 'professional16@demo.test';

base('ADM-04 somebody outside whom the operator named decides by a code of the own two-step login', async ({ browser }) => {
  const product = await startCopy({ env: { OUTSIDE_APPROVER: OUTSIDE } });
  const open = (as: string) => chooseBrowserContext(browser, product.url, { as, language: 'pt' });
  const [admin, outside] = [await open('admin@demo.test'), await open(OUTSIDE)];
  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await admin.context.request.post('/api/serviceFees', { data: { basisPoints: 1_200, startsAt } });
  const listed = await (await admin.context.request.get('/api/approvals')).json();
  const [{ approvalId, title }] = (listed as { approvals: [{ approvalId: string; title: string }] }).approvals;

  const request = outside.context.request;
  const begun = await request.post('/api/account/second-factor', { data: { password: DEMO_PASSWORD } });
  const { secret } = (await begun.json()) as { secret: string };
  await request.post('/api/account/second-factor/confirm', { data: { code: authenticatorCode(secret, -1) } });
  const page = await outside.context.newPage();
  await page.goto(outsideApprovalPath(approvalId));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 4));
  await checkAccessibilityInBothSchemes(page, 'a decision from outside');
  await takePicture(page, 'outside-approval', 'asked');
  const approve = page.getByRole('button', { name: words('approve') });
  await expect(approve).toBeDisabled();
  await page.getByLabel(words('outside.code')).fill('000 000');
  await approve.click();
  await expect(page.getByText(say('accounts:errors.secondFactorWrong'))).toBeVisible();
  await page.getByLabel(words('outside.code')).fill(authenticatorCode(secret));
  await approve.click();
  await expect(page.getByText(words('states.approved'))).toBeVisible();
  await expect(approve).toBeHidden();
  await Promise.all([admin.context.close(), outside.context.close()]);
  await product.stop();
});
