import type { z } from 'zod';
import { presentInterviewer, presentTime } from '#applications/interviews/server/present-interview.ts';
import { type InterviewerRow, listInterviewers } from '#applications/interviews/server/queries.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { agendaContract } from '#pipeline/interviews/contract/agenda.ts';
import { isInstantText, readCursor, writeCursor } from '#pipeline/candidates/server/cursor.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { listAgenda, listAgendaInterviewers, listAgendaPositions, listWaiting } from './agenda-queries.ts';

type Query = z.output<(typeof agendaContract)['GET /interviews']['query']>;

export async function readAgenda(context: SignedInContext, query: Query) {
  const { database, reach, session } = context;
  const { from, until, interviewerId, positionId, cursor, limit } = query;
  const rows = await listAgenda(database, reach, {
    interviewerId,
    positionId,
    from: new Date(from),
    until: new Date(until),
    limit: limit + 1,
    after: cursor === undefined ? null : readCursor(cursor, isInstantText),
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const company = await interviewersOf(context, shown);
  const { move, targets } = abilitiesOf(context);
  return {
    entries: shown.map((row) => {
      const { interview, application, slot } = row;
      const { state, outcome, meetingLink, version } = interview;
      const place = presentPlace(row, company);
      return {
        ...place,
        ...presentTime(slot.startsAt),
        slotId: slot.id,
        state,
        outcome,
        meetingLink,
        version,
        isOwn: place.interviewers.some(({ id }) => id === session.userId),
        abilities: { arrange: move && targets.includes(application.stage) },
      };
    }),
    nextCursor: last ? writeCursor({ value: last.slot.startsAt.toISOString(), id: last.slot.id }) : null,
  };
}

export async function readAgendaFilters(context: SignedInContext) {
  const { database, reach } = context;
  const [interviewers, positions, waiting] = await Promise.all([
    listAgendaInterviewers(database, reach),
    listAgendaPositions(database, reach),
    listWaiting(database, reach),
  ]);
  const company = await interviewersOf(context, waiting);
  return {
    interviewers,
    positions,
    waiting: waiting.map((row) => ({ ...presentPlace(row, company), reason: row.interview.rescheduleReason })),
  };
}

type Placed = Awaited<ReturnType<typeof listWaiting>>[number];

function interviewersOf({ database }: SignedInContext, rows: readonly Placed[]) {
  return listInterviewers(database, [...new Set(rows.map(({ interview }) => interview.id))]);
}

function presentPlace(row: Placed, company: readonly InterviewerRow[]) {
  const { interview, application, title, companyName, positionIndex, candidate } = row;
  return {
    interviewId: interview.id,
    applicationId: application.id,
    projectId: application.projectId,
    title,
    companyName,
    positionIndex,
    candidate,
    kind: interview.kind,
    interviewers: company.filter(({ interviewId }) => interviewId === interview.id).map(presentInterviewer),
  };
}
