import { type SQL, sql } from 'drizzle-orm';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import { keptVacancies } from '#applications/applying/server/kept/queries.ts';
import { applicationsWaiting, missingPiecePath } from '#applications/paths.ts';
import { missingToApply } from '#applications/rules/eligibility.ts';
import { KEPT_DAYS } from '#applications/rules/kept-vacancies.ts';
import { threadOf } from '#applications/thread/rules/thread-steps.ts';
import type { JobAddress } from '#jobs/rules/job-address.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { waitingColumns, type WaitingReader, type WaitingRow, waitingSource } from '#platform/capability/waiting.ts';
import { emptyProfile, type ProfileContent } from '#profiles/rules/profile.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** What decides whether the person may apply, beside the vacancy. */
interface Facts extends JobAddress {
  link: AdmissionLink;
  name: string;
  profile: ProfileContent | null;
  tests: QuizKey[];
}

function selectKept({ session, now }: WaitingReader): SQL | null {
  if (session.role !== 'squadMember') return null;
  const ofMember = sql`${session.userId}::uuid`;
  return sql`
    select ${waitingColumns({
      title: sql`o.title`,
      about: sql`o.company_name`,
      since: sql`k.kept_at`,
      until: sql`k.kept_at + ${KEPT_DAYS} * interval '1 day'`,
      place: sql`jsonb_build_object('projectId', o.project_id, 'positionIndex', o.position_index, 'link', k.link,
        'name', (select name from users where id = ${ofMember}),
        'profile', (select content from profiles where member_id = ${ofMember}),
        'tests', array(select distinct quiz from quiz_attempts where member_id = ${ofMember} and state = 'finished'))`,
    })} from ${keptVacancies(session.userId, now)}`;
}

function missingOf({ place: { profile, name, tests } }: WaitingRow<Facts>, { settings }: WaitingReader) {
  return missingToApply({
    profile: { ...(profile ?? emptyProfile()), displayName: name },
    finishedTests: tests,
    minimumScore: settings.minimumProfileScore,
  });
}

/** Steps that the vacancy needs: `count` are left, as the bar of the wanted vacancy counts them, and the address is that of the first. */
export const profilePiece = waitingSource<{ page: string }, Facts>({
  kind: applicationsWaiting.profilePiece,
  select: selectKept,
  complete: (row, reader) => {
    const missing = missingOf(row, reader);
    const [first] = missing;
    const stage = reader.session.navigationStage as NavigationStage;
    const { steps } = threadOf(missing, true);
    const count = steps.filter(({ done }) => !done).length;
    return first ? { ...row, count, place: { page: missingPiecePath(first, stage) } } : null;
  },
});

/** Nothing is missing: the application only has to be sent. */
export const applicationToSend = waitingSource<JobAddress & { link: AdmissionLink }, Facts>({
  kind: applicationsWaiting.applicationToSend,
  select: selectKept,
  complete: (row, reader) => (missingOf(row, reader).length === 0 ? row : null),
});
