import type { Page } from '@playwright/test';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { fieldOf } from './steps/field-of.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const phone = { width: 390, height: 844 };
const givers = [
  { name: 'Rosa Lins', jobTitle: 'Diretora de produto', company: 'Foz', email: 'rosa.lins@journeys.test' },
  { name: 'Davi Prates', jobTitle: 'Líder técnico', company: 'Foz', email: 'davi.prates@journeys.test' },
] as const;

interface Read {
  references: { state: string; answer: unknown }[];
  scorecardFirst: { projectId: string; positionIndex: number } | null;
}
interface Card {
  open: { formId: string | null; stage: string; questions: { id: string; kind: 'scale' | 'yesNo' | 'text' }[] };
}

/** Gives the company's own opinion wherever a stage asks for it before references open. */
async function giveOwnOpinions({ request }: Page, memberId: string): Promise<void> {
  const read = async () => (await (await request.get(`/api/user-recommendations/${memberId}`)).json()) as Read;
  for (let first = (await read()).scorecardFirst; first; first = (await read()).scorecardFirst) {
    const process = await request.get(`/api/hiringProcess/${first.projectId}/${first.positionIndex}/${memberId}`);
    const { candidate } = (await process.json()) as { candidate: { card: { applicationId: string } } };
    const path = `/api/candidates/${candidate.card.applicationId}/scorecards`;
    const { open } = (await (await request.get(path)).json()) as Card;
    const answer = { scale: 4, yesNo: true, text: 'Boa conversa.' };
    const answers = Object.fromEntries(open.questions.map(({ id, kind }) => [id, answer[kind]]));
    const data = { formId: open.formId, version: 0, answers, recommendation: 'yes' };
    expect((await request.put(`${path}/${open.stage}`, { data })).ok()).toBe(true);
  }
}

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const own = (key: string, parts = {}) => say(`references/own:${key}`, parts);
  const answering = (key: string, parts = {}) => say(`references/evaluation:${key}`, parts);
  const read = (key: string, parts = {}) => textsOf('en')(`references/reading:${key}`, parts);

  test(`REC-01 REC-02 REC-03 two references are asked for, one is given on a phone, one declined (${language})`, async ({
    openBrowser,
  }) => {
    const member = await openBrowser({ as: 'member@demo.test', language });
    const section = member.locator('#references');
    const dialog = member.getByRole('dialog', { name: own('form.title'), exact: true });

    await test.step('the candidate asks two people on the own profile', async () => {
      await member.goto('/squadMember-profile#references');
      await section.scrollIntoViewIfNeeded();
      for (const { name, jobTitle, company, email } of givers) {
        await section.getByRole('button', { name: own('ask') }).click();
        await fieldOf(dialog, own('form.name')).fill(name);
        await fieldOf(dialog, own('form.jobTitle')).fill(jobTitle);
        await fieldOf(dialog, own('form.company')).fill(company);
        await fieldOf(dialog, own('form.email')).fill('member@demo.test');
        await fieldOf(dialog, own('form.phone')).fill('+55 81 99999-0000');
        if (name === givers[0].name) {
          await dialog.getByRole('button', { name: own('form.send') }).click();
          await expect(fieldOf(dialog, own('form.email'))).toHaveAccessibleDescription(
            new RegExp(say('references:errors.ownAddress')),
          );
          await checkAccessibility(member, 'asking for a reference');
        }
        await fieldOf(dialog, own('form.email')).fill(email);
        await dialog.getByRole('button', { name: own('form.send') }).click();
        await expect(dialog).toBeHidden();
        await expect(section.getByRole('listitem').filter({ hasText: name })).toContainText(own('state.asked'));
      }
    });

    const recommender = await openBrowser({ language, viewport: phone });
    const session = await (await member.request.get('/api/recommendations')).json();
    expect((session as { references: unknown[] }).references.length).toBeGreaterThanOrEqual(2);
    let memberId = '';
    await test.step('one gives it on a phone, and corrects nothing', async () => {
      const address = await linkFromMailbox(member, givers[0].email, '/recommender-evaluation/');
      memberId = new URL(address).pathname.split('/')[2]!;
      await recommender.goto(address);
      await expect(recommender.getByText(answering('facts.readers'), { exact: true })).toBeVisible();
      await checkAccessibility(recommender, 'a request for a reference');
      await recommender.getByRole('button', { name: answering('begin') }).click();
      await recommender.getByText(answering('option.general.excellent'), { exact: true }).click();
      await recommender.getByRole('button', { name: answering('send') }).click();
      await expect(recommender.getByText(answering('missing')).first()).toBeVisible();
      await recommender.getByText(answering('option.behavioural.good'), { exact: true }).click();
      await recommender.getByText(answering('option.technical.fair'), { exact: true }).click();
      await fieldOf(recommender, answering('words')).fill('Sempre avisava cedo. =1+1');
      const contact = recommender.getByRole('group', { name: answering('mayContact') });
      await contact.getByText(answering('contact.no'), { exact: true }).click();
      await checkAccessibility(recommender, 'giving a reference');
      await recommender.getByRole('button', { name: answering('send') }).click();
      await expect(
        recommender.getByRole('heading', { name: answering('done.title', { name: givers[0].name }) }),
      ).toBeVisible();
    });

    await test.step('the other cannot give one', async () => {
      await recommender.goto(await linkFromMailbox(member, givers[1].email, '/recommender-evaluation/'));
      await recommender.getByRole('button', { name: answering('cannot') }).click();
      await fieldOf(recommender, answering('decline.reason')).fill('Faz muito tempo.');
      await recommender.getByRole('button', { name: answering('decline.send') }).click();
      await expect(recommender.getByRole('heading', { name: answering('state.declined') })).toBeVisible();
    });

    await test.step('the candidate sees both ends, and no word', async () => {
      await member.reload();
      await section.scrollIntoViewIfNeeded();
      const entry = (name: string) => section.getByRole('listitem').filter({ hasText: name });
      await expect(entry(givers[0].name)).toContainText(own('state.answered'));
      await expect(entry(givers[1].name)).toContainText(own('state.declined'));
      await expect(section).not.toContainText('avisava');
    });

    await test.step('the company reads both states in English, once its own opinion is in', async () => {
      const company = await openBrowser({ as: 'owner@demo.test', language: 'en' });
      await company.goto(`/user-recommendations/${memberId}`);
      const entry = (name: string) => company.getByRole('listitem').filter({ hasText: name });
      await expect(entry(givers[0].name)).toContainText(read('state.answered'));
      await giveOwnOpinions(company, memberId);
      await company.reload();
      await expect(entry(givers[0].name)).toContainText('Sempre avisava cedo. =1+1');
      await expect(entry(givers[1].name)).toContainText(read('reason', { reason: 'Faz muito tempo.' }));
      await checkAccessibility(company, 'the references of a candidate');
    });
  });
}
