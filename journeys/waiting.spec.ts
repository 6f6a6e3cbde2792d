import type { Page } from '@playwright/test';
import type { VisitorOptions } from './steps/browser-context.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expectClicks } from './steps/count-clicks.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { flowScreens } from './steps/flow-screens.ts';
import { expect, type OpenBrowser, test } from './steps/journey.ts';
import { localTime } from './steps/offer-interview.ts';
import { takePicture } from './steps/take-picture.ts';
import { textsOf } from './steps/texts.ts';

type Applications = { applications: { id: string; projectId: string; title: string }[] };

async function done(answer: Awaited<ReturnType<Page['request']['post']>>): Promise<unknown> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/**
 * A professional applies to four new vacancies of the company: for one it offers interview times, for another hours and pay, about the third it
 * asks something, the fourth just runs.
 */
async function applyToFour(company: Page, member: Page, name: string, times: readonly string[]) {
  const aboutOpportunity = 'You keep the light of the harbour. '.repeat(4);
  const titles = ['North', 'South', 'East', 'West'].map((place) => `${name} ${place}`);
  const places: { projectId: string; id: string }[] = [];
  for (const title of titles) {
    const positions = [{ title, aboutOpportunity, monthlyHours: 160, hiringModel: 'PJ' }];
    const { projectId } = (await done(
      await company.request.post('/api/project/post', { data: { title, positions } }),
    )) as { projectId: string };
    await done(
      await member.request.post('/api/opportunities/selfAdmission', { data: { projectId, positionIndex: 0 } }),
    );
    const { applications } = (await (await member.request.get('/api/applications')).json()) as Applications;
    places.push({ projectId, id: applications.find((one) => one.projectId === projectId)!.id });
  }
  type Place = (typeof places)[0];
  const [invited, offered, written] = places as [Place, Place, Place];
  const move = async (id: string, toStage: string) =>
    done(await company.request.post('/api/candidates/move', { data: { applicationIds: [id], toStage } }));
  await move(invited.id, 'clientInterview');
  await done(
    await company.request.post(`/api/candidates/${invited.id}/interview`, {
      data: { times, timeZone: 'America/Sao_Paulo' },
    }),
  );
  await move(offered.id, 'offered');
  const startDate = localTime(20, 9).slice(0, 10);
  const figures = { monthlyHours: 160, hourlyNet: 8_000, hourlyGross: 9_000, startDate };
  await done(
    await company.request.post(`/api/budgetNegotiation/${offered.projectId}/0/squadOwnerInteraction`, {
      data: { action: 'offer', applicationId: offered.id, answers: null, ...figures },
    }),
  );
  await done(
    await company.request.post(`/api/candidates/${written.id}/messages`, { data: { text: 'When can we talk?' } }),
  );
  return titles as [string, string, string, string];
}

/** Somebody for whom nothing waits: journeys before this one wrote to candidates, or left a test half done. */
async function openAtRest(openBrowser: OpenBrowser, options: VisitorOptions, people: readonly number[]): Promise<Page> {
  for (const number of people) {
    const page = await openBrowser({ ...options, as: `professional${number}@demo.test` });
    const { items } = (await (await page.request.get('/api/waiting')).json()) as { items: unknown[] };
    if (items.length === 0) return page;
  }
  throw new Error('Something waits for each of these people.');
}

for (const { language, viewport } of flowScreens('phone')) {
  const say = textsOf(language);
  const { width } = viewport;

  test(`P-1.3 a professional with four running applications does what waits in three clicks each (${language}, ${width} px)`, async ({
    openBrowser,
  }) => {
    const company = await openBrowser({ as: 'owner@demo.test', language });
    const people = width > 1000 ? [39, 38, 35, 34] : [36, 37, 29, 28];
    const member = await openAtRest(openBrowser, { language, viewport }, people);
    const look = (step: string) => takePicture(member, `professional-${language}`, step);
    const hour = (width > 1000 ? 13 : 16) + (language === 'en' ? 1 : 0);
    const [invited, offered, written, running] = await applyToFour(company, member, `Lighthouse ${language} ${width}`, [
      // The interviewer is free at other hours for the other one.
      localTime(16, hour),
      localTime(17, hour),
    ]);
    await member.goto('/applications');
    const group = (key: string) =>
      member.getByRole('region', { name: say(`applications:applications.groups.${key}`), exact: true });
    const link = (title: string) => member.getByRole('link', { name: title, exact: true });
    const rowOf = (title: string) => member.getByRole('listitem').filter({ has: link(title) });
    await expect(group('running').getByRole('heading', { name: running })).toBeVisible();
    const label = say('applications:menu.applications');
    const entry = member
      .getByRole('navigation', { name: say('platform:shell.navigation') })
      .getByRole('link', { name: label });
    if (width > 1000) await expect(entry).toHaveAccessibleName(say('waiting:inMenu', { label, number: '3', count: 3 }));
    // On a phone, too, one of them can be read whole.
    const firstInStrip = member
      .getByRole('region', { name: say('waiting:title') })
      .getByRole('listitem')
      .first();
    await expect(firstInStrip).toBeInViewport({ ratio: 1 });
    if (width < 600) expect((await firstInStrip.boundingBox())!.width).toBeGreaterThan(width * 0.7);
    const answer = rowOf(offered).getByRole('link', { name: say('applications:applications.actions.answerOffer') });
    const box = (await answer.boundingBox())!;
    expect(box.x + box.width, 'the action ends before the edge of the screen').toBeLessThanOrEqual(width - 16);
    await checkAccessibilityInBothSchemes(member, 'applications in groups');
    await look('1-four-applications');

    await expectClicks(member, 'accept an offer', async () => {
      await rowOf(offered)
        .getByRole('link', { name: say('applications:applications.actions.answerOffer') })
        .click();
      const offer = member.getByRole('region', { name: offered, exact: true });
      await offer.getByRole('button', { name: say('negotiations:accept'), exact: true }).click();
      await look('2-offer');
      await member
        .getByRole('dialog')
        .getByRole('button', { name: say('negotiations:confirm.accept') })
        .click();
      await expect(offer.getByRole('region', { name: say('negotiations:agreed') })).toBeVisible();
    });

    await expectClicks(member, 'choose an interview time', async () => {
      await rowOf(invited)
        .getByRole('link', { name: say('applications:applications.actions.chooseTime') })
        .click();
      const interview = member.getByRole('region', { name: invited, exact: true });
      await interview.getByRole('radio').first().click();
      await look('3-times');
      await interview.getByRole('button', { name: say('applications/interviews:confirm') }).click();
      await expect(interview).toContainText(say('applications/interviews:step.scheduled.title'));
    });

    const thread = member.getByRole('region', { name: say('conversations/threads:label') });
    await expectClicks(member, 'answer a message', async () => {
      await rowOf(written)
        .getByRole('link', { name: say('applications:applications.actions.answerMessage') })
        .click();
      await thread.getByRole('textbox', { name: say('conversations/threads:write') }).fill('Any day.');
      await look('4-message');
      await thread.getByRole('button', { name: say('conversations/threads:send'), exact: true }).click();
      await expect(thread.getByText('Any day.')).toBeVisible();
    });

    // What was done moves down by itself, and its story stays open.
    await expect(group('running')).toContainText(invited);
    await expect(group('running')).toContainText(offered);
    await expect(group('running')).toContainText(written);
    await expect(thread).toBeVisible();
    if (width > 1000) await expect(entry).toHaveAccessibleName(label);
    const strip = member.getByRole('region', { name: say('waiting:title') });
    await expect(strip).toHaveText(say('waiting:nothing'));
    await look('5-nothing-waits');
  });
}

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);

  test(`P-1.2 what waits stands on top of the landing page, in the menu and on a page of its own (${language})`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as: 'owner@demo.test', language });
    await page.goto('/my-projects');
    const strip = page.getByRole('region', { name: say('waiting:title') });
    await expect(strip.getByRole('listitem')).toHaveCount(5);
    const { width, height } = (await strip.boundingBox())!;
    expect([Math.round(height), width > 600]).toEqual([76, true]);
    await checkAccessibilityInBothSchemes(page, 'projects with what waits');

    const entry = page.getByRole('navigation', { name: say('platform:shell.navigation') }).getByRole('link', {
      name: say('pipeline:menu.candidates'),
    });
    await expect(entry).toHaveAccessibleName(/, \d+ /);

    await strip.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: say('waiting:title') })).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    expect(await rows.count()).toBeGreaterThan(5);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/(candidates|my-projects)/);
  });

  test(`P-1.2 somebody for whom nothing waits reads one calm line (${language})`, async ({ openBrowser }) => {
    const page = await openBrowser({ as: 'professional29@demo.test', language });
    await page.goto('/applications');
    const strip = page.getByRole('region', { name: say('waiting:title') });
    await expect(strip).toHaveText(say('waiting:nothing'));
    await page.goto('/waiting');
    await expect(page.getByRole('main').getByRole('heading', { name: say('waiting:nothing') })).toBeVisible();
  });
}
