import type { Page } from '@playwright/test';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

type Ranked = { memberId: string; name: string; application: unknown; invitation: unknown };

type Ranking = { professionals: Ranked[]; abilities: { invite: boolean; suggest: boolean } };

async function rankingOf(page: Page, projectId: string): Promise<Ranking> {
  const answer = await page.request.get(
    `/api/myProjects/${projectId}/positions/0/suggestedProfessionals?newOnly=true&limit=100`,
  );
  return (await answer.json()) as Ranking;
}
/**
 * The latest projects of the signed-in company whose first vacancy is still open, because other journeys fill some. One ranking each: more
 * would meet the rate limit.
 */
async function projectsOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/myProjects?limit=20');
  const { projects } = (await answer.json()) as { projects: { id: string }[] };
  const rankings = await Promise.all(projects.map(({ id }) => rankingOf(page, id)));
  return projects.filter((_, index) => rankings[index]!.abilities.invite).map(({ id }) => id);
}
/** The people who may be invited to the first vacancy of a project. */
async function freeFor(page: Page, projectId: string): Promise<Ranked[]> {
  const { professionals } = await rankingOf(page, projectId);
  return professionals.filter(({ invitation }) => invitation === null);
}

/** Who received the mail with the company's message and the vacancy. */
async function invitedAddress(page: Page, projectId: string, words: string): Promise<string> {
  const { mails } = (await (await page.request.get('/api/mailbox')).json()) as {
    mails: { id: string; recipient: string }[];
  };
  for (const { id, recipient } of mails) {
    const { textBody } = (await (await page.request.get(`/api/mailbox/${id}`)).json()) as { textBody: string };
    if (textBody.includes(words) && textBody.includes(`/jobs/details-view/${projectId}/0`)) return recipient;
  }
  throw new Error('Nobody got the invitation by mail.');
}

for (const [at, language] of flowLanguages('pt').entries()) {
  const say = textsOf(language);
  const text = (key: string, words = {}) => say(`suggestions:${key}`, words);
  // A different message for each language, because one person may be invited by both.
  const greeting = `Venha conversar / Come and talk (${language})`;

  test(`ADM-02 a ranking that is still being built says so and appears by itself (${language})`, async ({
    openBrowser,
  }) => {
    const owner = await openBrowser({ as: 'owner@demo.test', language });
    await owner.goto('/my-projects');
    const projectId = (await projectsOf(owner))[0]!;
    const error = { code: 'suggestions.stillPreparing', message: '', requestId: 'journey' };
    let isReady = false;
    let asked = 0;
    await owner.route('**/suggestedProfessionals?**', (route) => {
      asked += 1;
      return isReady ? route.continue() : route.fulfill({ status: 503, json: { error } });
    });
    await owner.goto(`/my-projects/suggested/${projectId}`);
    await expect(owner.getByText(text('preparing'), { exact: true })).toBeVisible();
    // More attempts than other errors get before they are reported.
    await expect.poll(() => asked).toBeGreaterThan(4);
    await expect(owner.getByRole('button', { name: say('platform:errorState.retry') })).toHaveCount(0);
    await checkAccessibilityInBothSchemes(owner, 'ranking still put together');
    isReady = true;
    await expect(
      owner
        .getByRole('list', { name: text('title') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(owner.getByText(text('preparing'))).toHaveCount(0);
  });

  test(`ADM-02 a company reads who suits a vacancy and why, and invites one who reads it and decides (${language})`, async ({
    openBrowser,
  }) => {
    const owner = await openBrowser({ as: 'owner@demo.test', language });
    await owner.goto('/my-projects');
    const projectId = (await projectsOf(owner))[at + 1]!;
    await owner.goto(`/my-projects/pipeline/${projectId}`);
    await owner.getByRole('link', { name: say('projects:vacancy.suggested'), exact: true }).click();
    await expect(owner.getByRole('heading', { name: text('title'), level: 2 })).toBeVisible();
    const list = owner.getByRole('list', { name: text('title') });
    await expect(list.getByRole('listitem').first()).toBeVisible();

    const first = list.locator('> li').first();
    await first.locator('summary').click();
    await expect(first.getByRole('rowheader', { name: text('criterion.skills') })).toBeVisible();
    await owner.getByRole('switch', { name: text('filters.tests') }).click();
    await expect(owner).toHaveURL(/tests=true/);
    await expect(list.getByText(text('reasons.tests.fits')).first()).toBeVisible();
    await owner.getByRole('switch', { name: text('filters.newOnly') }).click();
    await expect(owner).toHaveURL(/newOnly=true/);

    const chosen = (await freeFor(owner, projectId))[at]!;
    const inviting = owner.getByRole('button', { name: text('actions.inviteOf', { name: chosen.name }), exact: true });
    await inviting.click();
    const dialog = owner.getByRole('dialog', { name: text('invite.title', { name: chosen.name }) });
    await dialog.getByRole('textbox').fill(greeting);
    await checkAccessibility(owner, 'invitation');
    await dialog.getByRole('button', { name: text('invite.send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(owner.getByText(text('invite.done', { name: chosen.name }))).toBeVisible();
    await expect(inviting).toHaveCount(0);

    const email = await invitedAddress(owner, projectId, greeting);
    const member = await openBrowser({ as: email, language, viewport: { width: 390, height: 844 } });
    await member.goto('/jobs/invitations');
    const invitation = member.getByRole('listitem').filter({ hasText: greeting });
    await expect(invitation).toBeVisible();
    await checkAccessibility(member, 'invitations');
    await invitation.getByRole('button').click();
    await expect(invitation).toHaveCount(0);
    await member.getByRole('button', { name: say('suggestions/invitations:undo'), exact: true }).click();
    await expect(invitation).toBeVisible();
    await invitation.getByRole('button').click();
    await expect(invitation).toHaveCount(0);
    await member.getByRole('button', { name: say('suggestions/invitations:restore'), exact: true }).click();
    await expect(invitation).toBeVisible();
    await invitation.getByRole('link', { name: say('suggestions/invitations:see') }).click();
    await expect(member).toHaveURL(new RegExp(`/jobs/details-view/${projectId}/0`));
  });

  test(`ADM-02 an administrator suggests from the squad suggestion and rates suggestions (${language})`, async ({
    openBrowser,
  }) => {
    const owner = await openBrowser({ as: 'owner@demo.test', language });
    await owner.goto('/my-projects');
    const projectId = (await projectsOf(owner))[at + 3]!;

    const admin = await openBrowser({ as: 'admin@demo.test', language });
    await admin.goto(`/cms-squad-suggestion/${projectId}`);
    const ranked = admin
      .getByRole('list')
      .filter({ has: admin.getByRole('img') })
      .locator('> li');
    await expect(ranked.first()).toBeVisible();
    const name = await ranked.first().getByRole('heading').innerText();
    const ratings = admin.getByRole('group', { name: text('rating.label', { name }), exact: true });
    await ratings.getByRole('button', { name: text('rating.good'), exact: true }).click();
    await expect(ratings.getByRole('button', { name: text('rating.good'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await admin
      .getByRole('link', { name: text('squad.all') })
      .first()
      .click();
    await expect(admin.getByRole('heading', { name: text('title'), level: 2 })).toBeVisible();
    const chosen = (await freeFor(admin, projectId))[0]!;
    const suggesting = admin.getByRole('button', {
      name: text('actions.suggestOf', { name: chosen.name }),
      exact: true,
    });
    await suggesting.click();
    const dialog = admin.getByRole('dialog', { name: text('suggest.title', { name: chosen.name }) });
    const confirm = dialog.getByRole('button', { name: text('suggest.send'), exact: true });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill('Conhece o assunto de perto.');
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(suggesting).toHaveCount(0);
    await admin.getByRole('button', { name: text('suggest.takeBackOf', { name: chosen.name }), exact: true }).click();
    await expect(suggesting).toBeVisible();
    await admin.getByRole('button', { name: text('suggest.undo'), exact: true }).click();
    await expect(suggesting).toHaveCount(0);

    await admin.goto('/cms-match-rating');
    await expect(admin.getByRole('heading', { name: text('ratings.title'), level: 1 })).toBeVisible();
    await expect(admin.getByText(name, { exact: true }).first()).toBeVisible();
    await checkAccessibility(admin, 'ratings');
  });
}
