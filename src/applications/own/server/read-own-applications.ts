import { applicationsErrors } from '#applications/errors.ts';
import { readCursor, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import { candidateTrack } from '#applications/own/rules/candidate-track.ts';
import { awaitsAnswer } from '#applications/rules/answer-promise.ts';
import { toCandidateStage } from '#applications/rules/stages.ts';
import { asTold, historyAsTold } from '#applications/rules/told-status.ts';
import { presentOwnInterview } from '#applications/interviews/server/present-interview.ts';
import { listLatestInterviews } from '#applications/interviews/server/queries.ts';
import { applicationAbilities } from '#applications/own/server/policy.ts';
import { listOwnApplications, listSteps } from './queries.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';

type Tools = Pick<JobContext, 'database' | 'ports'>;

/** The caller's applications as the candidate may see them. */
export async function readOwnApplications(
  tools: Tools,
  memberId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) throw applicationsErrors.cursorInvalid();
  const rows = await listOwnApplications(tools.database, memberId, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    memberId,
    applications: await presentOwn(tools, shown),
    nextCursor: last ? writeCursor({ micros: last.micros, id: last.application.id }) : null,
  };
}

export async function readOwnApplication(tools: Tools, memberId: string, id: string) {
  const [own] = await presentOwn(tools, await listOwnApplications(tools.database, memberId, { ids: [id], limit: 1 }));
  if (!own) throw applicationsErrors.notFound();
  return own;
}

type OwnRow = Awaited<ReturnType<typeof listOwnApplications>>[number];

async function presentOwn({ database, ports }: Tools, rows: OwnRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ application }) => application.id);
  const [kept, arranged, messages] = await Promise.all([
    listSteps(database, ids),
    listLatestInterviews(database, ids),
    ports.countMessages(database, ids),
  ]);
  const steps = Map.groupBy(kept, (step) => step.applicationId);
  const interviews = Map.groupBy(arranged, ({ interview }) => interview.applicationId);
  const now = clock.now();
  return rows.map(({ application: stored, positionState, projectStatus, affirmative, sharesResults, ...place }) => {
    const application = asTold(stored);
    const { title, companyName, positionIndex, hiringModel, workModel, city } = place;
    const own = historyAsTold(stored, steps.get(application.id) ?? []);
    const track = candidateTrack(own);
    const times = own.filter(({ event }) => event === 'applied').length;
    return {
      id: application.id,
      projectId: application.projectId,
      positionIndex,
      title,
      companyName,
      hiringModel,
      workModel,
      city,
      available: positionState === 'open',
      stage: toCandidateStage(application.stage, application.state),
      appliedAt: (track[0]?.at ?? application.createdAt).toISOString(),
      track: track.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
      affirmative,
      sharesResults,
      messages: messages.get(application.id)?.count ?? 0,
      hasNewMessages: messages.get(application.id)?.isUnread ?? false,
      awaitsAnswer: application.state !== 'withdrawn' && messages.get(application.id)?.awaits === 'candidate',
      answer: awaitsAnswer(application)
        ? { dueAt: application.answerDueAt.toISOString(), isLate: application.answerDueAt < now }
        : null,
      interview: presentOwnInterview(application, interviews.get(application.id) ?? [], now),
      abilities: applicationAbilities({ ...application, times }, { position: positionState, project: projectStatus }),
    };
  });
}
