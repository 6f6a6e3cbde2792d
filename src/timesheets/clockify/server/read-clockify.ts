import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ErrorParameters } from '#platform/errors/product-error.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { type BoardReader, requireReader } from '#tasks/board/server/find-reader.ts';
import type { OpenState } from '#timesheets/clockify/rules/entry-states.ts';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import { takesHours } from '#timesheets/hours/rules/hours-obstacle.ts';
import { isFetched } from './due-connections.ts';
import { clockifyConnections, clockifyEntries, clockifyPeople } from './tables.ts';

const MAXIMUM_ENTRIES = 200;

/** The connection of a project with Clockify as its managers read it; never the key. */
export async function readClockify(context: SignedInContext, projectId: string): Promise<ClockifyView> {
  const { database, settings, language, now } = context;
  const reader = await requireReader(database, context, projectId);
  const found = await findState(database, projectId, now);
  const isOff = settings.clockifyUrl === null;
  const { title, company } = reader;
  return {
    project: { title, company },
    stage: isOff
      ? 'off'
      : found
        ? found.isFetched
          ? 'connected'
          : 'over'
        : mayConnect(reader)
          ? 'unconnected'
          : 'closed',
    connection: found?.connection ?? null,
    people: found ? await listPeople(database, projectId) : [],
    professionals: await listProfessionals(database, projectId),
    entries: found ? await listOpen(database, projectId, language) : [],
  };
}

function mayConnect({ enabledAt, status }: BoardReader): boolean {
  return enabledAt !== null && takesHours(status);
}

async function findState(database: Database, projectId: string, now: Date) {
  const table = clockifyConnections;
  const [row] = await database
    .select({
      clockifyWorkspaceId: table.outsideWorkspaceId,
      workspaceName: table.outsideWorkspaceName,
      clockifyProjectId: table.outsideProjectId,
      projectName: table.outsideProjectName,
      connectedBy: users.name,
      connectedAt: table.connectedAt,
      fetchedAt: table.fetchedAt,
      nextFetchAt: table.nextFetchAt,
      leaseUntil: table.leaseUntil,
      problem: table.problem,
      problemSince: table.problemSince,
      unreadable: table.unreadable,
      version: table.version,
      isFetched: sql<boolean>`${isFetched(now)}`,
      taken: sql<number>`(select count(*)::int from clockify_entries e where e.project_id = ${table.projectId} and e.state = 'taken')`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.connectedBy))
    .where(eq(table.projectId, projectId));
  if (!row) return null;
  const { isFetched: isOpen, leaseUntil, connectedAt, fetchedAt, nextFetchAt, problemSince, ...rest } = row;
  return {
    isFetched: isOpen,
    connection: {
      ...rest,
      connectedAt: connectedAt.toISOString(),
      fetchedAt: fetchedAt?.toISOString() ?? null,
      nextFetchAt: nextFetchAt.toISOString(),
      problemSince: problemSince?.toISOString() ?? null,
      isFetching: leaseUntil !== null && leaseUntil > now,
    },
  };
}

function listPeople(database: Database, projectId: string) {
  const { outsideUserId: clockifyUserId, name, memberId, suggestedMemberId } = clockifyPeople;
  const open = sql<number>`(select count(*)::int from clockify_entries e where e.project_id = clockify_people.project_id
    and e.outside_user_id = clockify_people.outside_user_id and e.state <> 'taken')`;
  return database
    .select({ clockifyUserId, name, memberId, suggestedMemberId, open })
    .from(clockifyPeople)
    .where(eq(clockifyPeople.projectId, projectId))
    .orderBy(asc(name), asc(clockifyUserId));
}

/** Who works there, and who is linked although they left. */
function listProfessionals(database: Database, projectId: string) {
  const isLinked = sql`exists (select from clockify_people c where c.project_id = ${projectId} and c.member_id = ${users.id})`;
  return database
    .selectDistinct({ memberId: users.id, name: users.name })
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(
      and(eq(projectProfessionals.projectId, projectId), sql`(${projectProfessionals.endedAt} is null or ${isLinked})`),
    )
    .orderBy(asc(users.name), asc(users.id));
}

async function listOpen(database: Database, projectId: string, language: Language): Promise<ClockifyView['entries']> {
  const { outsideId, startedAt, endedAt, description, taskName, state, reason, parameters } = clockifyEntries;
  const rows = await database
    .select({
      outsideId,
      startedAt,
      endedAt,
      description,
      taskName,
      state,
      reason,
      parameters,
      author: clockifyPeople.name,
    })
    .from(clockifyEntries)
    .innerJoin(
      clockifyPeople,
      and(
        eq(clockifyPeople.projectId, clockifyEntries.projectId),
        eq(clockifyPeople.outsideUserId, clockifyEntries.outsideUserId),
      ),
    )
    .where(and(eq(clockifyEntries.projectId, projectId), ne(state, 'taken')))
    .orderBy(desc(startedAt), desc(outsideId))
    .limit(MAXIMUM_ENTRIES);
  return rows.map((row) => ({
    entryId: row.outsideId,
    author: row.author,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    description: row.description === '' ? row.taskName : row.description,
    state: row.state as OpenState,
    reason: row.reason ?? 'new',
    message: explain(language, row.reason ?? 'new', row.parameters ?? {}),
  }));
}

/** In words for whoever manages the project: those of the errors speak to the person whose hours they are. */
function explain(language: Language, reason: string, { date, ...parameters }: ErrorParameters): string {
  const day = date === undefined ? '' : dayInWords(new Date(`${date}T15:00:00Z`), language);
  const name = reason.replace(/^\w+\./, '');
  return translate(language, `timesheets/clockify:reason.${name}`, { ...parameters, date: day });
}
