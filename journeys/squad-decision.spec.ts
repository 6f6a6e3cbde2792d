import { squadMemberPage } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { applyTo, postProject, select } from './steps/squad-scene.ts';
import { textsOf } from './steps/texts.ts';

const people = { pt: 'professional1@demo.test', en: 'professional2@demo.test' } as const;
const titles = { pt: 'Pessoa que desenha banheiros', en: 'Bathroom designer' } as const;
const reasons = { pt: 'Só pode começar no próximo ano.', en: 'Can begin only next year.' } as const;

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const words = (key: string, more = {}) => say(`pipeline/selection/squad:${key}`, more);
  const [title, reason] = [titles[language], reasons[language]];
  const viewport = language === 'pt' ? { width: 390, height: 844 } : { width: 1280, height: 900 };

  test(`BRI-03 in ${language} at ${viewport.width} px a company disapproves its squad with a reason, which it reads again, the recruiter learns and the professional does not`, async ({
    openBrowser,
  }) => {
    const owner = await openBrowser({ as: 'owner@demo.test', language, viewport });
    const projectId = await postProject(owner, title);
    const member = await openBrowser({ as: people[language], language });
    const { name, memberId } = await applyTo(member, projectId);
    await select(owner, projectId, memberId);
    await member.goto(squadMemberPage);
    await expect(member.getByRole('link', { name: words('member.readNamed', { title }) })).toBeVisible();

    await owner.goto(projectPaths.professionals(projectId));
    await owner.getByRole('link', { name: say('pipeline/selection:squad.decide') }).click();
    await expect(
      owner.getByRole('heading', { level: 1, name: words('owner.title', { project: title }) }),
    ).toBeVisible();
    await owner.getByRole('button', { name: words('owner.disapprove') }).click();
    const dialog = owner.getByRole('dialog', { name: words('owner.disapproveTitle') });
    const send = dialog.getByRole('button', { name: words('owner.confirmDisapprove'), exact: true });
    await expect(send).toBeDisabled();
    await dialog.getByRole('checkbox', { name: `${name} · ${title}` }).check();
    await expect(send).toBeDisabled();
    await dialog.getByRole('textbox', { name: words('owner.reason', { name }) }).fill(reason);
    await checkAccessibilityInBothSchemes(owner, 'reason of a disapproval');
    await send.click();

    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(words('thanks.disapproved.title'));
    await expect(owner.getByText(words('thanks.disapproved.text'))).toBeVisible();
    await expect(owner.getByText(words('thanks.disapproved.note'))).toBeVisible();
    await checkAccessibilityInBothSchemes(owner, 'after a disapproval');
    await expect(owner.getByRole('link', { name: words('thanks.pipeline') })).toHaveAttribute(
      'href',
      new RegExp(projectId),
    );
    await owner.getByRole('link', { name: words('thanks.squad') }).click();
    await expect(owner.getByText(words('owner.decided.disapproved'), { exact: true })).toBeVisible();
    await expect(owner.getByText(`${title}: ${reason}`)).toBeVisible();
    await expect(owner.getByText(words('owner.nobody'))).toBeVisible();
    await expect(owner.getByRole('button', { name: words('owner.approve') })).toBeDisabled();
    await checkAccessibilityInBothSchemes(owner, 'squad that was disapproved');

    await member.goto('/applications');
    await expect(member.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(member.getByText(reason)).toHaveCount(0);
    await member.goto(squadMemberPage);
    await expect(member.getByRole('heading', { level: 1, name: words('member.listTitle') })).toBeVisible();
    await expect(member.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
    await expect(member.getByRole('link', { name: words('member.readNamed', { title }) })).toHaveCount(0);
    const textsTo = async (recipient: string) => {
      const { mails } = (await (await member.request.get('/api/mailbox', { params: { recipient } })).json()) as {
        mails: { id: string }[];
      };
      return Promise.all(mails.map(async ({ id }) => (await member.request.get(`/api/mailbox/${id}`)).text()));
    };
    await expect
      .poll(async () => (await textsTo('recruiter@demo.test')).filter((text) => text.includes(reason)).length)
      .toBe(1);
    expect((await textsTo(people[language])).filter((text) => text.includes(reason))).toEqual([]);
  });
}
