import type { Page, Response } from '@playwright/test';
import { completePosition } from '#application/testing/complete-position.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { workspacePaths } from '#workspaces/paths.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { closeMessages } from './steps/close-messages.ts';
import { expectClicks } from './steps/count-clicks.ts';
import { expectMail, linkFromMailbox } from './steps/demo-mailbox.ts';
import { flowScreens, phone } from './steps/flow-screens.ts';
import { expect, test } from './steps/journey.ts';
import { applyTo } from './steps/squad-scene.ts';
import { takePicture } from './steps/take-picture.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';

test.setTimeout(LONG_FLOW_MS);

/** The companies of the recruiter; the second's owner also works in the first's space. */
const companies = ['Casa Ipê', 'Trilho Pagamentos', 'Vita Saúde'] as const;
const owners = ['owner@demo.test', 'owner2@demo.test', 'pessoas@vitasaude.example.com'] as const;
const world = {
  pt: { candidate: 'professional6@demo.test', job: 'Pessoa que afina pianos', comment: 'Já afinou os nossos.' },
  en: { candidate: 'professional12@demo.test', job: 'Piano tuner', comment: 'Has tuned ours before.' },
};

/** A vacancy that the company has just posted, and one candidate of it who has written last. */
async function candidateWhoWrote(
  company: Page,
  member: Page,
  title: string,
): Promise<{ projectId: string; name: string }> {
  const done = async (call: ReturnType<Page['request']['post']>) => {
    const answer = await call;
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { projectId: string };
  };
  const positions = [{ title, aboutOpportunity: 'You tune the pianos of the schools of this town. '.repeat(3) }];
  const { projectId } = await done(company.request.post('/api/project/post', { data: { title, positions } }));
  const { name } = await applyTo(member, projectId);
  const { applications } = (await (await member.request.get('/api/applications')).json()) as {
    applications: { id: string; projectId: string }[];
  };
  const { id } = applications.find((one) => one.projectId === projectId)!;
  await done(company.request.post(`/api/candidates/${id}/messages`, { data: { text: 'When can we talk?' } }));
  await done(member.request.post(`/api/applications/${id}/messages`, { data: { text: 'Any day.' } }));
  return { projectId, name };
}

for (const { language, viewport } of flowScreens('desktop')) {
  const say = textsOf(language);
  const { candidate, job, comment } = world[language];
  const isPhone = viewport === phone;

  test(`NAV-07 PIP-02 WSP-04 an administrator and a recruiter work over three companies (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const look = (page: Page, step: string) => takePicture(page, `team-${language}`, step);
    const count = (page: Page, task: string, walk: () => Promise<unknown>) =>
      isPhone ? walk() : expectClicks(page, task, walk);
    const pages = await Promise.all(owners.map((as) => openBrowser({ as, language, viewport })));
    const owner = pages[1]!;
    await owner.request.put('/api/session/language', { data: { language } });
    const member = await openBrowser({ as: candidate, language, viewport });
    const recruiter = await openBrowser({ as: 'recruiter@demo.test', language, viewport });
    const admin = await openBrowser({ as: 'admin@demo.test', language, viewport });
    const titles = companies.map((name) => `${job} ${viewport.width}, ${name}`);
    const vacancies: Awaited<ReturnType<typeof candidateWhoWrote>>[] = [];
    for (const [at, page] of pages.entries()) vacancies.push(await candidateWhoWrote(page, member, titles[at]!));
    const [, { projectId, name }] = vacancies as [never, (typeof vacancies)[0]];
    const title = titles[1]!;

    await test.step('the recruiter sees what waits in all three and opens one of it', async () => {
      await recruiter.goto('/my-projects');
      const strip = recruiter.getByRole('region', { name: say('waiting:title') });
      await expect(strip.getByRole('listitem')).toHaveCount(5);
      await look(recruiter, '01-landing');
      await count(recruiter, 'open what waits at any company', async () => {
        await strip.getByRole('link').first().click();
        await expect(recruiter.getByRole('heading', { level: 1, name: say('waiting:title') })).toBeVisible();
        await look(recruiter, '02-waiting');
        const main = recruiter.getByRole('main');
        for (const [at, company] of companies.entries())
          await expect(main.getByRole('link').filter({ hasText: titles[at]! })).toContainText(company);
        await main.getByRole('link').filter({ hasText: title }).click();
        const thread = recruiter.getByRole('region', { name: say('conversations/threads:label') });
        await expect(thread.getByText('Any day.')).toBeVisible();
        await expect(thread.getByText('Any day.'), 'a page begins at its top').toBeInViewport();
      });
      const conversations = recruiter.getByRole('list', {
        name: say('conversations/threads:list.conversations'),
      });
      // Phones show one of the two.
      if (!isPhone) await expect(conversations.locator('a[aria-current]')).toHaveCount(1);
      await look(recruiter, '03-what-waited');
      await checkAccessibility(recruiter, 'what waited at one of three companies');
    });

    await test.step('finds a vacancy by its name and moves a candidate, who reads the stage', async () => {
      await recruiter.goto('/my-projects');
      await recruiter.getByRole('searchbox', { name: say('projects:list.search') }).fill(title);
      const row = recruiter.getByRole('main').getByRole('link', { name: title }).first();
      await expect(row).toBeVisible();
      await look(recruiter, '04-found');
      await count(recruiter, 'move a candidate of any company', async () => {
        await row.click();
        await recruiter.getByRole('main').getByText(name, { exact: true }).first().click();
        await recruiter
          .getByRole('dialog', { name })
          .getByRole('button', { name: say('pipeline/panel:advance.qualify') })
          .click();
      });
      await look(recruiter, '05-moved');
      await expectMail(recruiter, candidate, [title]);
      await member.goto('/applications');
      await expect(
        member.getByRole('listitem').filter({ has: member.getByRole('link', { name: title, exact: true }) }),
      ).toContainText(say('applications:stage.technicalTest'));
    });

    await test.step('suggests somebody with a reason: the owner has it by mail and among what waits', async () => {
      await closeMessages(recruiter, say);
      await recruiter.goto(projectPaths.suggested(projectId, 0));
      const suggesting = recruiter.getByRole('list', { name: say('suggestions:title') }).getByRole('button', {
        name: new RegExp(`^${say('suggestions:actions.suggestOf', { name: '.+' })}$`),
      });
      await expect(suggesting.first()).toBeVisible({ timeout: 30_000 });
      await count(recruiter, 'suggest a professional', async () => {
        await suggesting.first().click();
        await recruiter.getByRole('dialog').getByRole('textbox').fill(comment);
        await look(recruiter, '06-suggesting');
        await recruiter
          .getByRole('dialog')
          .getByRole('button', { name: say('suggestions:suggest.send') })
          .click();
        await expect(recruiter.getByRole('dialog')).toHaveCount(0);
      });
      await expectMail(owner, owners[1], [title, comment]);
      await owner.goto(workspacePaths.activity);
      await expect(owner.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
      await look(owner, '07-activity');
    });

    const posted = `${job} (${viewport.width})`;
    await test.step('the administrator finds the company, writes its project and posts it', async () => {
      const refused: string[] = [];
      const note = (answer: Response) => answer.status() < 400 || refused.push(answer.url());
      admin.on('response', note);
      await admin.goto('/candidates');
      await expect(
        admin.getByRole('heading', { level: 1, name: say('pipeline/company:company.noneChosen') }),
      ).toBeVisible();
      expect(refused, 'nothing is asked before a company is chosen').toEqual([]);
      admin.off('response', note);
      await admin.goto('/waiting');
      await look(admin, '08-waiting-of-administrator');
      await admin.goto('/project-brief-selection');
      await count(admin, 'begin a project for a company', async () => {
        await admin.getByRole('searchbox', { name: say('projects:migrate.search') }).fill(owners[1]);
        await admin
          .getByRole('button', { name: say('projects:client.postFor', { company: companies[1] }) })
          .first()
          .click();
        await expect(
          admin.getByRole('heading', { level: 1, name: say('projects:client.of', { company: companies[1] }) }),
        ).toBeVisible();
      });
      const briefId = new URL(admin.url()).pathname.split('/').at(-1)!;
      const brief = (await (await admin.request.get(`/api/briefs/${briefId}`)).json()) as {
        version: number;
        answers: object;
      };
      const position = { ...completePosition('1'), title: posted };
      const answers = {
        ...brief.answers,
        ...{ title: posted, type: 'oneshot', deadline: 'upTo30Days', positions: [position] },
      };
      const saved = await admin.request.patch(`/api/briefs/${briefId}`, {
        data: { answers, step: 'summary', version: brief.version },
      });
      expect(saved.ok(), await saved.text()).toBe(true);
      await admin.goto(projectPaths.briefForm(briefId, { step: 'summary' }));
      await admin.getByRole('button', { name: say('projects:editor.preview') }).click();
      await expect(admin.getByRole('article', { name: say('jobs:board.preview') })).toContainText(posted);
      await look(admin, '09-preview');
      await admin.keyboard.press('Escape');
      await admin.getByRole('button', { name: say('projects:brief.publish') }).click();
      await expect(admin.getByRole('heading', { level: 1, name: say('projects:thanks.title') })).toBeVisible();
      await look(admin, '10-posted');
    });

    await test.step('its owner, at work in another space, is told, changes the space and finds it', async () => {
      await owner.goto('/my-projects');
      const switcher = (company: string) =>
        owner.getByRole('button', { name: say('workspaces:switcher.label', { name: company }) });
      await switcher(companies[1]).click();
      await owner.getByRole('menuitem', { name: companies[0] }).click();
      await expect(switcher(companies[0])).toBeVisible();
      await look(owner, '11-other-space');
      await expectMail(owner, owners[1], [posted]);
      await owner.goto(await linkFromMailbox(owner, owners[1], '/my-projects/'));
      const change = owner.getByRole('button', { name: say('projects:elsewhere.action', { company: companies[1] }) });
      await expect(change).toBeVisible();
      await look(owner, '12-offered-to-change');
      await count(owner, 'follow a link to another space', async () => {
        await change.click();
        await expect(switcher(companies[1])).toBeVisible();
        await expect(owner.getByRole('heading', { level: 1, name: posted })).toBeVisible();
      });
      await look(owner, '13-found');
      await owner.goto(pipelinePath(vacancies[0]!.projectId, { position: 0 }));
      await expect(
        owner.getByRole('heading', { level: 1, name: say('projects:elsewhere.title', { company: companies[0] }) }),
      ).toBeVisible();
    });
  });
}
