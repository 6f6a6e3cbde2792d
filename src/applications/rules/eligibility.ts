import { type ApplicationState, isFinalStage, type Stage } from '#applications/rules/stages.ts';
import { missingForApplication, READINESS_CODES } from '#profiles/rules/application-readiness.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** The tests that applications require; the fourth, soft skills, only raises priority. */
export const requiredTests = ['personality', 'culture', 'motivators'] as const satisfies readonly QuizKey[];

/** The checklist's code for a test that is not done. */
export const MISSING_CODES = [...READINESS_CODES, 'personalityTest', 'cultureTest', 'motivatorsTest'] as const;
export type MissingCode = (typeof MISSING_CODES)[number];

/** How often one person may apply to one vacancy, since the company is notified each time. */
export const MAXIMUM_APPLICATIONS = 3;

/** The facts that decide whether somebody may apply, apart from the vacancy. */
export interface Eligibility {
  profile: Profile;
  finishedTests: readonly QuizKey[];
  /** How many of a profile's 100 points applying requires; configurable, and 0 requires none. */
  minimumScore: number;
}

/** Everything that this person must complete before applying, in order: the profile, then the tests. */
export function missingToApply({ profile, finishedTests, minimumScore }: Eligibility) {
  return missingForApplication<MissingCode, 'tests'>(profile, {
    minimumScore,
    further: requiredTests.map((quiz) => ({
      code: `${quiz}Test` as const,
      section: 'tests' as const,
      isMet: () => finishedTests.includes(quiz),
    })),
  });
}

/** Reasons why somebody cannot apply, in order of precedence. */
export const APPLY_REFUSALS = [
  'disqualified',
  'processClosed',
  'alreadyApplied',
  'positionClosed',
  'underReview',
  'appliedTooOften',
  'ineligible',
] as const;
export type ApplyRefusal = (typeof APPLY_REFUSALS)[number];

interface OwnApplications {
  stage: Stage;
  state: ApplicationState;
  /** The number of applications of the person to this vacancy. */
  times: number;
}

/** Whether a vacancy accepts this person's application; `own` is an earlier application. */
export function refuseApplication(
  { position, project }: { position: PositionState; project: ProjectStatus },
  own: OwnApplications | null,
  isReady: boolean,
): ApplyRefusal | null {
  if (own?.stage === 'disqualified') return 'disqualified';
  if (own?.state === 'closed') return 'processClosed';
  if (own && (own.state !== 'withdrawn' || isFinalStage(own.stage))) return 'alreadyApplied';
  if (position !== 'open') return 'positionClosed';
  if (project === 'underReview') return 'underReview';
  if (own && own.times >= MAXIMUM_APPLICATIONS) return 'appliedTooOften';
  return isReady ? null : 'ineligible';
}
