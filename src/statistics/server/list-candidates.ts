import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationState, Stage } from '#applications/rules/stages.ts';
import { type BoardPlace, readCursor, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import type { CandidateRow } from '#statistics/contract.ts';
import { statisticsErrors } from '#statistics/errors.ts';
import type { CandidateRowKind } from '#statistics/rules/rows.ts';
import type { CandidateSource } from '#applications/rules/candidate-sources.ts';
import type { Departure, Outcome } from '#statistics/rules/terms.ts';
import { answersOverdue, lateCandidates, ofPeriod, ofScope, placeOf } from './conditions.ts';
import { type About, type Scope, scopeOf } from './scope.ts';

interface ListRequest extends About {
  of: CandidateRowKind;
  stage?: Stage | undefined;
  departure?: Departure | undefined;
  source?: CandidateSource | undefined;
  cursor?: string | undefined;
  limit: number;
}

type Row = {
  application_id: string;
  name: string;
  image: string | null;
  project_id: string;
  project_title: string;
  position_index: number;
  position_title: string;
  position_state: PositionState;
  stage: Stage;
  state: ApplicationState;
  outcome: Outcome | null;
  source: CandidateSource;
  came_at: string;
  hired_at: string | null;
  stage_entered_at: string;
  answer_due_at: string;
  stay_minutes: number | null;
  micros: string;
};

/** A page of the candidates that a figure counts; the total number of rows equals the figure. */
export async function listCandidates(context: SignedInContext, request: ListRequest) {
  const { database, now } = context;
  const after = request.cursor === undefined ? null : readCursor(request.cursor);
  if (request.cursor !== undefined && !after) throw statisticsErrors.cursorInvalid();
  const scope = await scopeOf(context, request);
  if (scope.isEverything) throw statisticsErrors.companyRequired();
  const { rows } = await database.execute<Row>(sql`
    with found as materialized (${foundBy(scope, request, after, now)})
    select a.id as application_id, u.name, u.image, a.project_id, p.title as project_title, o.position_index,
      o.title as position_title, o.state as position_state, a.stage, a.state, j.outcome, j.source,
      a.created_at as came_at, j.hired_at, a.stage_entered_at, a.answer_due_at,
      ${request.stage ? sql`j.minutes[${placeOf(request.stage)}]` : sql`null::int`} as stay_minutes,
      (extract(epoch from found.at) * 1000000)::bigint::text as micros
    from found join applications a on a.id = found.id join candidate_journeys j on j.application_id = a.id
      join users u on u.id = a.member_id join positions o on o.id = a.position_id join projects p on p.id = a.project_id
    ${orderOf(request.of, sql`found.at`, sql`found.id`)}`);
  const shown = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? shown.at(-1) : undefined;
  return {
    candidates: shown.map(present),
    nextCursor: last ? writeCursor({ micros: last.micros, id: last.application_id }) : null,
  };
}

/** Longest waiting first; otherwise latest arrival first. */
const isWaiting = (kind: CandidateRowKind) => kind === 'late' || kind === 'answersOverdue';

function orderOf(kind: CandidateRowKind, at: SQL, id: SQL): SQL {
  return isWaiting(kind) ? sql`order by ${at}, ${id}` : sql`order by ${at} desc, ${id} desc`;
}

/** Id and moment of one page and one more. */
function foundBy(scope: Scope, request: ListRequest, after: BoardPlace | null, now: Date): SQL {
  const { of, limit } = request;
  const [source, at, id] =
    of === 'late'
      ? [lateCandidates(scope, now), sql`a.stage_entered_at`, sql`a.id`]
      : of === 'answersOverdue'
        ? [answersOverdue(scope, now), sql`a.answer_due_at`, sql`a.id`]
        : [journeys(scope, request), sql`j.came_at`, sql`j.application_id`];
  const beyond = isWaiting(of) ? sql`>` : sql`<`;
  const rest = after
    ? sql`and (${at}, ${id}) ${beyond} (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  return sql`select ${id} as id, ${at} as at from ${source} ${rest} ${orderOf(of, at, id)} limit ${limit + 1}`;
}

function journeys(scope: Scope, { of, stage, departure, source }: ListRequest): SQL {
  const place = stage && placeOf(stage);
  const conditions = [ofScope('j', scope), ofPeriod(scope)];
  if (source) conditions.push(sql`j.source = ${source}`);
  if (of === 'reached' && place) conditions.push(sql`j.furthest >= ${place}`);
  if (of === 'hired') conditions.push(sql`j.outcome = 'hired'`);
  if (of === 'underWay') conditions.push(sql`j.outcome is null`);
  if (of === 'stay') conditions.push(sql`j.minutes[${place ?? 1}] is not null`);
  if (of === 'left') {
    conditions.push(departure ? sql`j.outcome = ${departure}` : sql`j.outcome <> 'hired'`);
    if (place) conditions.push(sql`j.place = ${place}`);
  }
  return sql`candidate_journeys j where ${sql.join(conditions, sql` and `)}`;
}

const iso = (moment: string) => new Date(moment).toISOString();

function present(row: Row): CandidateRow {
  return {
    applicationId: row.application_id,
    name: row.name,
    image: row.image,
    projectId: row.project_id,
    projectTitle: row.project_title,
    positionIndex: row.position_index,
    positionTitle: row.position_title,
    positionState: row.position_state,
    stage: row.stage,
    state: row.state,
    outcome: row.outcome,
    source: row.source,
    cameAt: iso(row.came_at),
    hiredAt: row.hired_at && iso(row.hired_at),
    stageEnteredAt: iso(row.stage_entered_at),
    answerDueAt: iso(row.answer_due_at),
    stayMinutes: row.stay_minutes,
  };
}
