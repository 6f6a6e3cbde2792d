import { and, eq, sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceBoard } from '#tasks/board/server/announce-tasks.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { lockBoard, requireReader } from '#tasks/board/server/find-reader.ts';
import type { FetchProblem } from '#timesheets/clockify/rules/fetch-problems.ts';
import type { ClockifyChoices } from '#timesheets/clockify/schemas.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { type ClockifyAccess, ClockifyProblem, listProjects, listWorkspaces } from './clockify-client.ts';
import { findConnection } from './connection-queries.ts';
import { clockifyConnections } from './tables.ts';

const MAXIMUM_WORKSPACES = 20;

const errors = {
  keyRefused: timesheetErrors.clockifyKeyRefused,
  forbidden: timesheetErrors.clockifyForbidden,
  gone: timesheetErrors.clockifyGone,
  busy: timesheetErrors.clockifyBusy,
  away: timesheetErrors.clockifyAway,
  badAnswer: timesheetErrors.clockifyAway,
} satisfies Record<FetchProblem, unknown>;

/** The workspaces and projects that a key opens. */
export async function listChoices(
  context: SignedInContext,
  projectId: string,
  apiKey: string,
): Promise<ClockifyChoices> {
  await requireReader(context.database, context, projectId);
  const access = accessOf(context, apiKey);
  return asked(async () => {
    const { items } = await listWorkspaces(access);
    const workspaces: ClockifyChoices['workspaces'] = [];
    for (const workspace of items.slice(0, MAXIMUM_WORKSPACES))
      workspaces.push({ ...workspace, projects: (await listProjects(access, workspace.id)).items });
    return { workspaces };
  });
}

interface NewConnection {
  projectId: string;
  apiKey: string;
  clockifyWorkspaceId: string;
  clockifyProjectId: string;
}

/** Connects a project, after Clockify has shown the chosen project for this key. A connected one gets a new key for the same project there. */
export async function connectClockify(context: SignedInContext, chosen: NewConnection): Promise<void> {
  const { projectId, apiKey, clockifyWorkspaceId, clockifyProjectId } = chosen;
  const { database, session, now } = context;
  const reader = await requireReader(database, context, projectId);
  const access = accessOf(context, apiKey);
  const { workspace, project } = await asked(async () => ({
    workspace: (await listWorkspaces(access)).items.find(({ id }) => id === clockifyWorkspaceId),
    project: (await listProjects(access, clockifyWorkspaceId)).items.find(({ id }) => id === clockifyProjectId),
  }));
  if (!workspace || !project) throw timesheetErrors.clockifyGone();
  const names = { outsideWorkspaceName: workspace.name, outsideProjectName: project.name };
  const key = { ...names, apiKey, connectedBy: session.userId, nextFetchAt: now, problem: null, problemSince: null };
  await database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    const made = await transaction
      .insert(clockifyConnections)
      .values({
        ...{ ...key, projectId, workspaceId: reader.workspaceId, connectedAt: now },
        ...{ outsideWorkspaceId: clockifyWorkspaceId, outsideProjectId: clockifyProjectId },
      })
      .onConflictDoNothing()
      .returning({ projectId: clockifyConnections.projectId });
    if (made.length === 0) {
      const { projectId: id, outsideWorkspaceId, outsideProjectId } = clockifyConnections;
      const sameProject = and(
        eq(id, projectId),
        eq(outsideWorkspaceId, clockifyWorkspaceId),
        eq(outsideProjectId, clockifyProjectId),
      );
      const version = sql`${clockifyConnections.version} + 1`;
      const replaced = await transaction
        .update(clockifyConnections)
        .set({ ...key, version })
        .where(sameProject)
        .returning({ projectId: id });
      if (replaced.length === 0) throw timesheetErrors.clockifyConnected();
    }
    await announceBoard(transaction, reader, timesheetHappenings.clockifyConnected);
  });
}

/** Ends a connection: nothing more is fetched, the key and whatever was not taken are deleted; hours that were taken stay. */
export async function disconnectClockify(context: SignedInContext, projectId: string): Promise<void> {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .delete(clockifyConnections)
      .where(eq(clockifyConnections.projectId, projectId))
      .returning({ projectId: clockifyConnections.projectId });
    if (ended.length > 0) await announceBoard(transaction, reader, timesheetHappenings.clockifyEnded);
  });
}

const SOONEST_AGAIN_MS = 60_000;

/** Makes a project due now; the job of the next minute fetches it. Not while Clockify asked to wait, nor twice within a minute. */
export async function fetchSoon(context: SignedInContext, projectId: string): Promise<void> {
  const { database, settings, now } = context;
  await requireReader(database, context, projectId);
  if (settings.clockifyUrl === null) throw timesheetErrors.clockifyOff();
  const connection = await findConnection(database, projectId);
  if (!connection) throw platformErrors.notFound();
  const { problem, nextFetchAt, triedAt, leaseUntil } = connection;
  if (nextFetchAt <= now || (leaseUntil !== null && leaseUntil > now)) return;
  const wasJustTried = triedAt !== null && now.getTime() - triedAt.getTime() < SOONEST_AGAIN_MS;
  if (problem === 'busy' || wasJustTried) throw timesheetErrors.fetchTooSoon();
  await database
    .update(clockifyConnections)
    .set({ nextFetchAt: now })
    .where(eq(clockifyConnections.projectId, projectId));
}

function accessOf({ settings }: SignedInContext, apiKey: string): ClockifyAccess {
  if (settings.clockifyUrl === null) throw timesheetErrors.clockifyOff();
  return { baseUrl: settings.clockifyUrl, apiKey };
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof ClockifyProblem)) throw problem;
    const { code, status } = errors[problem.problem];
    const { retryAfterSeconds } = problem;
    throw new ProductError(code, status, {}, retryAfterSeconds === null ? {} : { retryAfterSeconds });
  }
}
