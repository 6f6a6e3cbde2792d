import { type MissingCode, requiredTests } from '#applications/rules/eligibility.ts';
import type { ProfileSection } from '#profiles/rules/profile.ts';

/** The pieces between wanting a vacancy and applying to it, in their order. */
export const threadSteps = [
  ...(['myProfile', 'experiences', 'skills', 'languages', 'values'] as const),
  ...requiredTests,
  'email',
] as const;
export type ThreadStep = (typeof threadSteps)[number];

/** About how long each takes; those of the tests are what the tests promise. */
export const stepMinutes: Record<ThreadStep, number> = {
  myProfile: 3,
  experiences: 3,
  skills: 1,
  languages: 1,
  values: 2,
  personality: 7,
  culture: 3,
  motivators: 10,
  email: 1,
};

export interface Thread {
  steps: readonly { step: ThreadStep; done: boolean }[];
  /** The first piece that is missing; null when everything is there. */
  next: ThreadStep | null;
  doneCount: number;
  minutesLeft: number;
}

export interface MissingPiece {
  code: MissingCode;
  section: ProfileSection | 'tests';
}

/** The step in which a missing requirement is met. */
export function stepOf({ code, section }: MissingPiece): ThreadStep {
  if (section === 'tests') return requiredTests.find((quiz) => code === `${quiz}Test`) ?? 'personality';
  return section === 'educations' ? 'experiences' : section;
}

/** How far a person is on the way to an application, from what the server finds missing. */
export function threadOf(missing: readonly MissingPiece[], emailVerified: boolean): Thread {
  const open = new Set<ThreadStep>([...missing.map(stepOf), ...(emailVerified ? [] : ['email' as const])]);
  const left = threadSteps.filter((step) => open.has(step));
  return {
    steps: threadSteps.map((step) => ({ step, done: !open.has(step) })),
    next: left[0] ?? null,
    doneCount: threadSteps.length - left.length,
    minutesLeft: left.reduce((sum, step) => sum + stepMinutes[step], 0),
  };
}
