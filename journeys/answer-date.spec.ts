import { applicationPath } from '#applications/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { closeMessages } from './steps/close-messages.ts';
import { jobNotAppliedTo } from './steps/demo-world.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { localTime } from './steps/offer-interview.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

const people = { en: 'professional16@demo.test', pt: 'professional17@demo.test' };
for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const text = (key: string, more = {}) => say(`pipeline/interviews:answer.${key}`, more);
  const viewport = language === 'pt' ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const dayText = (day: string) =>
    new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en-US', { dateStyle: 'long' }).format(
      new Date(`${day}T12:00:00`),
    );
  const dayIn = (days: number) => localTime(days, 12).slice(0, 10);

  test(`JOB-04 PIP-04 a company promises another answer date, to one and to all, and the candidate reads it (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const member = await openBrowser({ as: people[language], language });
    const company = await openBrowser({ as: 'admin@demo.test', language, viewport });
    const { projectId, positionIndex, title } = await jobNotAppliedTo(member);
    const applied = await member.request.post('/api/opportunities/selfAdmission', {
      data: { projectId, positionIndex },
    });
    const { id } = (await applied.json()) as { id: string };
    await member.goto(applicationPath(id));
    await expect(member.getByRole('link', { name: title, exact: true })).toBeVisible();
    const promised = (day: string) =>
      member.getByText(say('applications/interviews:answer.due', { date: dayText(day) })).first();

    await company.goto(`/my-projects/pipeline/${projectId}?position=${positionIndex}&candidate=${id}`);
    await company.getByRole('button', { name: text('change') }).click();
    await company.getByLabel(text('day')).fill('');
    await company.getByRole('button', { name: text('confirm') }).click();
    await expect(company.getByText(text('missing'))).toBeVisible();
    await company.getByLabel(text('day')).fill(dayIn(200));
    await company.getByRole('button', { name: text('confirm') }).click();
    await expect(company.getByText(say('jobs:errors.answerDateWrong', { days: 90 }))).toBeVisible();
    await checkAccessibilityInBothSchemes(company, 'answer date of a candidate');
    await company.getByLabel(text('day')).fill(dayIn(10));
    await company.getByRole('button', { name: text('confirm') }).click();
    await expect(company.getByRole('region', { name: say('platform:toast.region') })).toContainText(text('done'));
    await expect(company.getByText(dayText(dayIn(10)))).toBeVisible();
    await expect(promised(dayIn(10))).toBeVisible();

    await closeMessages(company, say);
    await company.goto(`/my-projects/pipeline/${projectId}?position=${positionIndex}`);
    await chooseInVacancyMenu(company, say, text('all'));
    const dialog = company.getByRole('dialog', { name: text('allTitle') });
    await dialog.getByLabel(text('day')).fill(dayIn(20));
    await checkAccessibilityInBothSchemes(company, 'answer date of a position');
    await dialog.getByRole('button', { name: text('confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(promised(dayIn(20))).toBeVisible();
  });
}
