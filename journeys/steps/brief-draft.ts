import { expect, type Locator, type Page } from '@playwright/test';
import { fieldOf } from './field-of.ts';
import type { Say } from './texts.ts';

export function draftField(page: Page, say: Say, name: 'title' | 'description' | 'positionTitle'): Locator {
  return fieldOf(page, say(`projects:brief.${name}`));
}

/** Starts a draft with a title, waits until the server has it, and returns its address. */
export async function startDraft(page: Page, say: Say, title: string): Promise<string> {
  await page.goto('/project-brief-selection');
  await page.getByRole('button', { name: say('projects:selection.begin') }).click();
  await expect(page).toHaveURL(/project-brief-forms\/[0-9a-f-]{36}/);
  const draft = new URL(page.url()).pathname;
  await draftField(page, say, 'title').fill(title);
  await expectSaved(page, draft, { title });
  return draft;
}

/** Waits until the server has these answers of a draft. */
export async function expectSaved(page: Page, draft: string, answers: Record<string, string>): Promise<void> {
  const read = async () => {
    const answer = await page.request.get(`/api/briefs/${draft.split('/').at(-1)}`);
    return ((await answer.json()) as { answers: Record<string, unknown> }).answers;
  };
  await expect.poll(read).toMatchObject(answers);
}
