import { type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { type Eligibility, missingToApply, refuseApplication } from '#applications/rules/eligibility.ts';
import { asTold, type ToldStatus } from '#applications/rules/told-status.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { emptyProfile, type ProfileContent } from '#profiles/rules/profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import { positions, projects } from '#projects/server/tables.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { quizAttempts } from '#quizzes/server/tables.ts';

export interface JobAddress {
  projectId: string;
  positionIndex: number;
}

interface Applicant {
  memberId: string;
  minimumScore: number;
}

type Vacancy = JobAddress & {
  state: PositionState;
  project: ProjectStatus;
  own: (ToldStatus & { times: number }) | null;
};
type Row = { name: string; content: ProfileContent | null; tests: QuizKey[]; vacancies: Vacancy[] | null };

/**
 * Whether a member may apply to each of these vacancies, and what is missing for applying in general; a single statement for any number of
 * vacancies.
 */
export async function readEligibility(database: Database, { memberId, minimumScore }: Applicant, jobs: JobAddress[]) {
  const { rows } = await database.execute<Row>(sql`
    select ${users.name},
      (select ${profiles.content} from ${profiles} where ${profiles.memberId} = ${memberId}) as content,
      array(select distinct ${quizAttempts.quiz} from ${quizAttempts}
        where ${quizAttempts.memberId} = ${memberId} and ${quizAttempts.state} = 'finished') as tests,
      (${vacanciesOf(memberId, jobs)}) as vacancies
    from ${users} where ${users.id} = ${memberId}`);
  const { name, content, tests, vacancies } = rows[0] as Row;
  const eligibility: Eligibility = {
    profile: { ...(content ?? emptyProfile()), displayName: name },
    finishedTests: tests,
    minimumScore,
  };
  const missing = missingToApply(eligibility);
  const isReady = missing.length === 0;
  return {
    missing,
    jobs: (vacancies ?? []).map(({ projectId, positionIndex, state, project, own }) => ({
      projectId,
      positionIndex,
      refusal: refuseApplication({ position: state, project }, own && asTold(own), isReady),
    })),
  };
}

/** The requested vacancies that exist, each with its state and the member's own application. */
function vacanciesOf(memberId: string, jobs: JobAddress[]): SQL {
  return sql`
    select json_agg(json_build_object('projectId', p.project_id, 'positionIndex', p.position_index, 'state', p.state,
      'project', (select status from ${projects} j where j.id = p.project_id),
      'own', case when a.id is not null then json_build_object('stage', a.stage, 'state', a.state, 'toldStage', a.told_stage, 'times', (
        select count(*) from ${applicationHistory} h where h.application_id = a.id and h.event = 'applied')) end))
    from unnest(
      ${sql.param(jobs.map(({ projectId }) => projectId))}::uuid[],
      ${sql.param(jobs.map(({ positionIndex }) => positionIndex))}::integer[]
    ) as wanted (project_id, position_index)
    join ${positions} p on p.project_id = wanted.project_id and p.position_index = wanted.position_index
    left join ${applications} a on a.position_id = p.id and a.member_id = ${memberId}`;
}
