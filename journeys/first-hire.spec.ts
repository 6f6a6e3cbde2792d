import type { Page } from '@playwright/test';
import { applicationPath } from '#applications/paths.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { closeMessages } from './steps/close-messages.ts';
import { expectClicks } from './steps/count-clicks.ts';
import { expectMail, linkFromMailbox, recipientOf } from './steps/demo-mailbox.ts';
import { fieldOf } from './steps/field-of.ts';
import { flowScreens, phone } from './steps/flow-screens.ts';
import { expect, test } from './steps/journey.ts';
import { worlds } from './steps/main-job-world.ts';
import { openNewAccount } from './steps/new-member.ts';
import { cardOf, columnOf, expectCardIn, moveCardByKeys } from './steps/pipeline-board.ts';
import { postVacancy } from './steps/post-vacancy.ts';
import { takePicture } from './steps/take-picture.ts';
import { priceWhoWaits } from './steps/price-who-waits.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';

test.setTimeout(LONG_FLOW_MS);

/** Who is invited by e-mail, who applies without an invitation, and what the company writes. */
const world = {
  pt: {
    invited: 'professional24@demo.test',
    applied: 'professional33@demo.test',
    note: 'Sua palestra sobre filas nos convenceu.',
    question: 'Podemos conversar na quinta?',
    answer: 'Quinta às 10h, combinado.',
    promise: 'Combinado, até quinta.',
    no: 'Desta vez precisamos de alguém com mais tempo livre.',
    rest: 'A vaga foi preenchida; obrigada por ter vindo até aqui.',
    reason: 'Mora longe demais',
  },
  en: {
    invited: 'professional27@demo.test',
    applied: 'professional30@demo.test',
    note: 'Your talk about queues convinced us.',
    question: 'Could we talk on Thursday?',
    answer: 'Thursday at ten works.',
    promise: 'Great, see you on Thursday.',
    no: 'This time we need someone with more free hours.',
    rest: 'The job is filled. Thank you for coming this far.',
    reason: 'Lives too far away',
  },
};

interface Applicant {
  page: Page;
  email: string;
  name: string;
  /** The id of their application. */
  id: string;
}

async function stageOf({ page, id }: Applicant): Promise<string> {
  const { applications } = (await (await page.request.get('/api/applications')).json()) as {
    applications: { id: string; stage: string }[];
  };
  return applications.find((one) => one.id === id)!.stage;
}

/** The newest application of the signed-in professional. */
async function applicantOf(page: Page, email: string, projectId: string): Promise<Applicant> {
  const { profile } = (await (await page.request.get('/api/users/profile')).json()) as {
    profile: { displayName: string };
  };
  const { applications } = (await (await page.request.get('/api/applications')).json()) as {
    applications: { id: string; projectId: string }[];
  };
  return { page, email, name: profile.displayName, id: applications.find((one) => one.projectId === projectId)!.id };
}

for (const { language, viewport } of flowScreens('desktop')) {
  const say = textsOf(language);
  const words = (key: string, more = {}) => say(`pipeline/moving/rejections:${key}`, more);
  const thread = (key: string, more = {}) => say(`conversations/threads:${key}`, more);
  const invitation = (key: string, more = {}) => say(`pipeline/invitations:${key}`, more);
  const texts = world[language];
  const { vacancy } = worlds[language];
  const isPhone = viewport === phone;

  test(`BRI-01 PIP-02 PIP-03 PIP-06 a company posts its first vacancy, invites, talks with, turns down and hires people, and leaves nobody untold (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const company = await openBrowser({ language, viewport });
    const main = company.getByRole('main');
    const toasts = company.getByRole('region', { name: say('platform:toast.region') });
    const look = (page: Page, step: string) => takePicture(page, `company-${language}`, step);
    /** Clicks are counted where the table counts them. */
    const count = (task: string, walk: () => Promise<unknown>, page = company) =>
      isPhone ? walk() : expectClicks(page, task, walk);
    const person = (name: string) => company.getByRole('dialog', { name });
    const openPerson = (name: string) => main.getByText(name, { exact: true }).first().click();
    const chooseInPanel = async (name: string, entry: string) => {
      await person(name)
        .getByRole('button', { name: say('pipeline/candidates:action.more') })
        .click();
      await company.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    const closePanel = (name: string) =>
      person(name)
        .getByRole('button', { name: say('platform:panel.close') })
        .click();
    const open = async (email: string) => {
      const page = await openBrowser({ as: email, language, viewport });
      await page.request.put('/api/session/language', { data: { language } });
      return page;
    };

    const projectId = await test.step('confirms its e-mail and posts its first vacancy', async () => {
      const email = `first.hire.${language}.${viewport.width}@journeys.test`;
      await openNewAccount(company, email, { role: 'squadOwner', isRegistered: true }, { name: 'Helena' });
      await company.goto(await linkFromMailbox(company, email, 'mode=verifyEmail'));
      await company.waitForURL('/email-checked');
      await company.getByRole('link', { name: say('accounts:emailChecked.goOn') }).click();
      await expect(company).toHaveURL('/project-brief-selection');
      await count('post the first job', () => postVacancy(company, say, vacancy));
      await look(company, '01-posted');
      const home = company.getByRole('banner').getByRole('link', { name: say('platform:shell.home') });
      await expect(home, 'home is no longer the way to begin a project').toHaveAttribute('href', '/my-projects');
      return new URL(company.url()).searchParams.get('project')!;
    });

    await test.step('invites two people by e-mail from the page of the posted vacancy', async () => {
      await main.getByRole('button', { name: say('pipeline/candidates:invite'), exact: true }).click();
      const dialog = company.getByRole('dialog', { name: invitation('title', { title: vacancy.title }) });
      for (const [name, email] of [
        ['Nina Rocha', texts.invited],
        ['Otto Reis', `silent.${language}.${viewport.width}@journeys.test`],
      ] as const) {
        await fieldOf(dialog, invitation('form.name')).fill(name);
        await fieldOf(dialog, invitation('form.email')).fill(email);
        await fieldOf(dialog, invitation('form.note')).fill(texts.note);
        await dialog.getByRole('button', { name: invitation('form.send') }).click();
        await expect(dialog.getByRole('listitem').filter({ hasText: email })).toContainText(
          invitation('state.invited'),
        );
      }
      await look(company, '02-invited-by-mail');
      await company.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    const chosen = await test.step('invites a professional out of the ranking, who reads it and applies', async () => {
      await closeMessages(company, say);
      await main.getByRole('link', { name: say('projects:posted.suggested') }).click();
      const list = company.getByRole('list', { name: vacancy.title });
      const inviting = list.getByRole('button', {
        name: new RegExp(`^${say('suggestions:actions.inviteOf', { name: '.+' })}$`),
      });
      await expect(inviting.first()).toBeVisible({ timeout: 30_000 });
      await count('invite a suggested professional', async () => {
        await inviting.first().click();
        const dialog = company.getByRole('dialog');
        await dialog.getByRole('textbox').fill(`${texts.note} (${viewport.width})`);
        await dialog.getByRole('button', { name: say('suggestions:invite.send') }).click();
        await expect(dialog).toHaveCount(0);
      });
      await look(company, '03-invited-from-ranking');
      const email = await recipientOf(company, [`${texts.note} (${viewport.width})`, projectId]);
      const page = await open(email);
      await page.goto('/jobs/invitations');
      await look(page, '04-invitation');
      const apply = async () => {
        await page
          .getByRole('listitem')
          .filter({ hasText: vacancy.title })
          .getByRole('link', { name: say('suggestions/invitations:see') })
          .first()
          .click();
        await page
          .getByRole('button', { name: say('applications:apply.action'), exact: true })
          .first()
          .click();
        await page.getByRole('button', { name: say('applications:apply.confirm') }).click();
        await expect(page.getByRole('link', { name: say('applications:applied.seeAll') })).toBeVisible();
      };
      await count('apply by an invitation', apply, page);
      await page.getByRole('link', { name: say('applications:applied.seeAll') }).click();
      await expect(page.getByRole('main')).toContainText(vacancy.title);
      await look(page, '05-applied');
      return applicantOf(page, email, projectId);
    });

    const [byMail, out] =
      await test.step('the mail leads somebody who has an account to the vacancy; a third applies', async () => {
        const page = await open(texts.invited);
        await page.goto(await linkFromMailbox(company, texts.invited, '/job-invitation/'));
        await expect(page.getByRole('heading', { level: 1, name: vacancy.title })).toBeVisible();
        await look(page, '06-mail-leads-to-job');
        const other = await open(texts.applied);
        for (const one of [page, other]) {
          const applied = await one.request.post('/api/opportunities/selfAdmission', {
            data: { projectId, positionIndex: 0 },
          });
          expect(applied.ok(), await applied.text()).toBe(true);
        }
        return [
          await applicantOf(page, texts.invited, projectId),
          await applicantOf(other, texts.applied, projectId),
        ] as const;
      });

    await test.step('writes to a candidate, who answers with a file', async () => {
      await company.goto(pipelinePath(projectId, { position: 0 }));
      await look(company, '07-candidates');
      const { name } = chosen;
      await count('write to a candidate', async () => {
        await openPerson(name);
        await person(name)
          .getByRole('tab', { name: say('pipeline/panel:tab.messages') })
          .click();
        await person(name)
          .getByRole('textbox', { name: thread('write') })
          .fill(texts.question);
        await person(name)
          .getByRole('button', { name: thread('send'), exact: true })
          .click();
        await expect(person(name).getByRole('listitem').filter({ hasText: texts.question })).toBeVisible();
      });
      await look(company, '08-written');
      await company.goto('/messages');
      await company.getByRole('link', { name: thread('list.toAnswer'), exact: true }).click();
      await expect(company).toHaveURL(/show=toAnswer/);
      await expect(main.getByText(thread('list.empty.toAnswer'))).toBeVisible();

      const { page } = chosen;
      await page.goto('/applications');
      await page
        .getByRole('listitem')
        .filter({ hasText: vacancy.title })
        .getByRole('link', { name: say('applications:applications.actions.answerMessage'), exact: true })
        .click();
      const own = page.getByRole('region', { name: thread('label') });
      await expect(own.getByText(thread('toAnswer'))).toBeVisible();
      await own.getByRole('textbox', { name: thread('write') }).fill(texts.answer);
      await own.locator('input[type=file]').setInputFiles({
        name: 'agenda.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('10h'),
      });
      await expect(own.getByRole('button', { name: thread('remove', { name: 'agenda.txt' }) })).toBeVisible();
      await look(page, '09-answering');
      await own.getByRole('button', { name: thread('send'), exact: true }).click();
      await expect(own.getByText(texts.answer)).toBeVisible();
      await checkAccessibility(page, 'the candidate’s conversation');

      // It comes by itself, among what is to be answered.
      const list = company.getByRole('list', { name: thread('list.conversations') });
      await expect(list.getByRole('listitem')).toContainText(texts.answer);
      await checkAccessibility(company, '/messages');
      await look(company, '10-to-answer');
    });

    await test.step('plans a message, takes it back, and sends it', async () => {
      await company
        .getByRole('list', { name: thread('list.conversations') })
        .getByRole('link')
        .click();
      const conversation = company.getByRole('region', { name: thread('label') });
      await expect(conversation.getByText(texts.answer)).toBeVisible();
      await expect(
        conversation.getByRole('button', { name: thread('download', { name: 'agenda.txt' }) }),
      ).toBeVisible();
      const text = conversation.getByRole('textbox', { name: thread('write') });
      await text.fill(texts.promise);
      await conversation.getByRole('button', { name: thread('later') }).click();
      await company.getByRole('menuitem', { name: thread('times.hour') }).click();
      await expect(conversation.getByText(thread('scheduled'))).toBeVisible();
      await conversation.getByRole('button', { name: thread('takeBack') }).click();
      await expect(text).toHaveValue(texts.promise);
      await conversation.getByRole('button', { name: thread('send'), exact: true }).click();
      await expect(conversation.getByRole('listitem').filter({ hasText: texts.promise })).toBeVisible();
      await look(company, '11-conversation');
      await checkAccessibility(company, 'an open conversation');
      await expect(chosen.page.getByRole('region', { name: thread('label') }).getByText(texts.promise)).toBeVisible();
    });

    await test.step('turns somebody down in two days: until then they read their former stage', async () => {
      await company.goto(pipelinePath(projectId, { position: 0 }));
      await count('turn a candidate down', async () => {
        await openPerson(out.name);
        await chooseInPanel(out.name, say('pipeline/candidates:action.disqualify'));
        const dialog = company.getByRole('dialog', {
          name: say('pipeline/selection:confirm.disqualifyTitle', { count: 1, name: out.name }),
        });
        await dialog.getByRole('combobox', { name: words('reason.label') }).click();
        await company.getByRole('option', { name: words('reason.availability') }).click();
        await dialog.getByLabel(words('form.subject')).fill('{{position}}');
        await dialog.getByRole('textbox', { name: words('form.text') }).fill(`{{name}}: ${texts.no}`);
        await expect(dialog.getByText(`${out.name}: ${texts.no}`)).toBeVisible();
        await look(company, '12-turning-down');
        await checkAccessibilityInBothSchemes(company, 'turning somebody down');
        await dialog.getByRole('button', { name: say('pipeline/selection:confirm.disqualifyAction') }).click();
        await expect(dialog).toHaveCount(0);
      });
      await expect(person(out.name).getByRole('button', { name: words('notice.undo') })).toBeVisible();
      if (!isPhone) await expectCardIn(company, say, out.name, 'disqualified');
      expect(await stageOf(out)).toBe('screening');
      await out.page.goto(applicationPath(out.id));
      await expect(out.page.getByText(say('applications:stageMeaning.screening')).first()).toBeVisible();
    });

    await test.step('undoes the message, writes it anew, and it goes now', async () => {
      await person(out.name)
        .getByRole('button', { name: words('notice.undo') })
        .click();
      await expect(toasts).toContainText(words('notice.undone'));
      await look(company, '13-undone');
      await checkAccessibilityInBothSchemes(company, 'panel of somebody who was turned down');
      await person(out.name)
        .getByRole('button', { name: words('notice.write') })
        .click();
      const dialog = company.getByRole('dialog', { name: words('notice.title', { name: out.name }) });
      await dialog.getByRole('textbox', { name: words('form.text') }).fill(texts.no);
      await dialog.getByRole('combobox', { name: words('form.when') }).click();
      await company.getByRole('option', { name: words('form.now'), exact: true }).click();
      await dialog.getByRole('button', { name: words('notice.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => stageOf(out)).toBe('notSelected');
      await closePanel(out.name);
    });

    await test.step('hires one and tells all who remain', async () => {
      if (isPhone) {
        await openPerson(chosen.name);
        await chooseInPanel(chosen.name, say('pipeline/candidates:stage.offered'));
        await closePanel(chosen.name);
      } else {
        await closeMessages(company, say);
        await moveCardByKeys(company, say, cardOf(company, chosen.name), 'offered');
        const moved = cardOf(columnOf(company, say, 'offered'), chosen.name).locator('[data-card-open]');
        await expect(moved, 'a card that keys move keeps the focus').toBeFocused();
      }
      await closeMessages(company, say);
      await count('hire and tell all who remain', async () => {
        await openPerson(chosen.name);
        await person(chosen.name)
          .getByRole('button', { name: say('pipeline/panel:advance.hired') })
          .click();
        await look(company, '14-hiring');
        await company
          .getByRole('button', { name: say('pipeline/selection:confirm.hireAction', { name: chosen.name }) })
          .click();
        const dialog = company.getByRole('dialog', { name: words('form.remainingTitle', { count: 1 }) });
        await dialog.getByRole('textbox', { name: words('form.text') }).fill(texts.rest);
        await dialog.getByRole('combobox', { name: words('form.when') }).click();
        await company.getByRole('option', { name: words('form.now'), exact: true }).click();
        await look(company, '15-telling-the-rest');
        await checkAccessibilityInBothSchemes(company, 'telling all who remain');
        await dialog.getByRole('button', { name: words('form.remainingAction', { count: 1 }) }).click();
      });
      await expect(toasts).toContainText(words('form.remainingDone', { count: 1 }));
      await expect(main.getByRole('button', { name: words('notice.tellAll') })).toHaveCount(0);
      await look(company, '16-filled');
    });

    await test.step('everybody reads an outcome and has it by mail; nothing waits any more', async () => {
      const outcomes = [
        [chosen, 'hired', 'hired', say('applications:stage.hired')],
        [out, 'notSelected', 'notSelectedWritten', texts.no],
        [byMail, 'notSelected', 'notSelectedWritten', texts.rest],
      ] as const;
      for (const [one, stage, text, mailed] of outcomes) {
        await expect.poll(() => stageOf(one)).toBe(stage);
        await one.page.goto(applicationPath(one.id));
        await expect(one.page.getByText(say(`applications:stageMeaning.${text}`)).first()).toBeVisible();
        // Written words stand there unfolded.
        if (one !== chosen) await expect(one.page.getByText(mailed).first()).toBeVisible();
        await look(one.page, `17-outcome-${text}-${one === out ? 'turned-down' : 'other'}`);
        await expectMail(company, one.email, [vacancy.title, mailed]);
      }
      const silent = await openBrowser({ language, viewport });
      await silent.goto(
        await linkFromMailbox(company, `silent.${language}.${viewport.width}@journeys.test`, '/job-invitation/'),
      );
      await expect(silent.getByRole('heading', { level: 1 })).toHaveText(invitation('link.state.filled'));
      await look(silent, '18-invited-too-late');
      await priceWhoWaits(company, say, texts.reason);
      await look(company, '19-nothing-waits');
    });

    await test.step('the company keeps reasons of its own', async () => {
      await company.goto('/candidates');
      await company.getByRole('button', { name: say('pipeline/company:company.tools') }).click();
      await company.getByRole('menuitem', { name: words('settings.title') }).click();
      await expect(company).toHaveURL((url) => url.pathname === '/settings/rejection-reasons');
      await main.getByLabel(words('settings.name')).fill(texts.reason);
      await main.getByRole('button', { name: words('settings.add'), exact: true }).click();
      await expect(main.getByText(texts.reason)).toBeVisible();
      await checkAccessibilityInBothSchemes(company, 'reasons for not going on');
      await main.getByRole('button', { name: words('settings.actionsOf', { name: texts.reason }) }).click();
      await company.getByRole('menuitem', { name: words('settings.remove') }).click();
      await expect(main.getByText(texts.reason)).toHaveCount(0);
    });
  });
}
