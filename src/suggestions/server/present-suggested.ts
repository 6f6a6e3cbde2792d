import { describeSuitability, type OfferedJob } from '#jobs/opportunities/rules/suitability.ts';
import { preferencesOf } from '#jobs/opportunities/rules/preferences-of-profile.ts';
import { mayChangeSuggestion } from '#pipeline/evaluation/server/suggestions/queries.ts';
import type { Session } from '#platform/http/request-context.ts';
import { rateTests, withTests } from '#suggestions/rules/tests-part.ts';
import { presentCard } from '#talent/server/present-professional.ts';
import type { ProfessionalRow } from '#talent/server/queries.ts';
import type { Relations } from './relation-queries.ts';

interface Presented {
  job: OfferedJob;
  countsTests: boolean;
  relations: Relations;
  session: Session;
  now: Date;
}

/**
 * A professional beside a vacancy: the card as companies see it, the fit with its reasons, and the professional's relation to the vacancy.
 */
export function presentSuggested(row: ProfessionalRow, { job, countsTests, relations, session, now }: Presented) {
  const { currency, hourValue, monthValue } = row.content.values;
  const application = relations.candidates.get(row.id);
  const suggestion = application?.suggestion ?? null;
  const invitation = relations.invited.get(row.id);
  const rating = relations.rated.get(row.id);
  return {
    ...presentCard(row, now),
    suitability: rateFor(row, job, countsTests),
    expects: { currency, hourValue, monthValue },
    application: application
      ? {
          applicationId: application.applicationId,
          stage: application.stage,
          state: application.state,
          suggestion: suggestion && {
            comment: suggestion.comment,
            version: suggestion.version,
            mayChange: mayChangeSuggestion(suggestion.suggestedBy, session),
          },
        }
      : null,
    invitation: invitation
      ? { invitedAt: invitation.invitedAt.toISOString(), isDeclined: invitation.declinedAt !== null }
      : null,
    rating: rating ? { verdict: rating.verdict, note: rating.note, version: rating.version } : null,
  };
}

/** The fit, computed from the current profile. */
export function rateFor(row: Pick<ProfessionalRow, 'content' | 'tests'>, job: OfferedJob, countsTests: boolean) {
  const rated = describeSuitability(preferencesOf(row.content), job);
  if (!countsTests) return { ...rated, tests: null };
  const tests = rateTests(row.tests);
  const sum = rated.reasons.reduce((total, { points }) => total + points, 0);
  return { ...rated, points: Math.round(withTests(sum, tests.points)), tests };
}
