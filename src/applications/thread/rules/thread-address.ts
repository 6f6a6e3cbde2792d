import { accountPaths } from '#accounts/paths.ts';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import { missingPiecePath } from '#applications/paths.ts';
import { requiredTests } from '#applications/rules/eligibility.ts';
import type { ThreadStep } from '#applications/thread/rules/thread-steps.ts';
import type { ProfileSection } from '#profiles/rules/profile.ts';
import { quizPages } from '#quizzes/paths.ts';

/** Where a piece is filled in at the person's stage; without a piece the vacancy, where the application is confirmed. */
export function threadAddress(step: ThreadStep | null, stage: string, job: string): string {
  if (step === null) return job;
  if (step === 'email') return accountPaths.confirmEmail;
  const isTest = requiredTests.some((test) => test === step);
  const piece = isTest
    ? ({ code: `${step}Test`, section: 'tests' } as const)
    : { code: step, section: step as ProfileSection };
  return missingPiecePath(piece, stage as NavigationStage);
}

/** Where a test leads that was just finished. */
export const finishedAddresses: readonly string[] = requiredTests.map((quiz) => quizPages[quiz].completed);
