import { expect, type Page } from '@playwright/test';
import { requiredTests } from '#applications/rules/eligibility.ts';
import { believableAnswers } from '#quizzes/builders.ts';

/** Finishes the three tests that applying requires, except for one, as the signed-in person; their screens have journeys of their own. */
export async function takeRequiredTests({ request }: Page, but?: (typeof requiredTests)[number]): Promise<void> {
  for (const quiz of requiredTests.filter((one) => one !== but)) {
    const started = await request.post(`/api/tests/${quiz}/start`);
    const answers = believableAnswers(quiz, 0).map((answer, step) => ({ step, answer }));
    const { version } = (await started.json()) as { version: number };
    const saved = await request.put(`/api/tests/${quiz}/steps`, { data: { version, answers } });
    const kept = (await saved.json()) as { version: number };
    const finished = await request.post(`/api/tests/${quiz}/finish`, { data: { version: kept.version } });
    expect(finished.ok()).toBe(true);
  }
}
