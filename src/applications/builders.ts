import type { ApplicationEvent } from '#applications/rules/moves.ts';
import { type ApplicationState, type Stage, stages } from '#applications/rules/stages.ts';
import { promisedAnswer } from '#applications/rules/answer-promise.ts';
import { requiredTests } from '#applications/rules/eligibility.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { eq, inArray } from 'drizzle-orm';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { resultConsents } from '#quizzes/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

export interface ApplicationToBuild {
  positionId: string;
  memberId: string;
  stage?: Stage;
  state?: ApplicationState;
  selected?: boolean;
  appliedAt?: Date;
  /** When the application reached the stage; by default the steps are spread evenly between applying and now. */
  stageEnteredAt?: Date;
  /** Who moved it; by default the owner of the company. */
  actorId?: string;
  /** The company's note on the last step. */
  reason?: string;
}

interface Step {
  event: ApplicationEvent;
  fromStage: Stage | null;
  toStage: Stage;
}

const forward = stages.slice(0, stages.indexOf('hired'));
const DAY_MS = 86_400_000;
/** Plausible without randomness, so that a demo world looks the same each time. */
const spreadOfSteps = [0.18, 0.3, 0.47, 0.58, 0.74, 0.83, 0.92, 0.97];

/** Applications with the history that leads to their current stage. */
export async function buildApplications(
  database: Database,
  toBuild: readonly ApplicationToBuild[],
): Promise<{ id: string; positionId: string; memberId: string }[]> {
  if (toBuild.length === 0) return [];
  const places = await readPlaces(database, [...new Set(toBuild.map(({ positionId }) => positionId))]);
  const now = Date.now();
  const built = toBuild.map((one, index) =>
    buildOne(one, places.get(one.positionId)!, now - (2 + ((index * 5) % 23)) * DAY_MS, now),
  );
  await database.insert(applications).values(built.map(({ row }) => row));
  await database.insert(applicationHistory).values(built.flatMap(({ history }) => history));
  // As most candidates do, these let the company read their test results.
  await database
    .insert(resultConsents)
    .values(built.map(({ row: { memberId, workspaceId } }) => ({ memberId, workspaceId, grantedAt: new Date(now) })))
    .onConflictDoNothing();
  return built.map(({ row }) => ({ id: row.id, positionId: row.positionId, memberId: row.memberId }));
}

async function readPlaces(database: Database, positionIds: string[]) {
  const rows = await database
    .select({
      id: positions.id,
      projectId: positions.projectId,
      workspaceId: positions.workspaceId,
      ownerId: workspaces.ownerId,
    })
    .from(positions)
    .innerJoin(workspaces, eq(workspaces.id, positions.workspaceId))
    .where(inArray(positions.id, positionIds));
  return new Map(rows.map((row) => [row.id, row]));
}

type Place = Awaited<ReturnType<typeof readPlaces>> extends Map<string, infer One> ? One : never;

function buildOne(one: ApplicationToBuild, place: Place, usualStart: number, now: number) {
  const { stage = 'new', state = 'active', memberId, positionId, selected = false, reason } = one;
  const id = newId();
  const start = one.appliedAt?.getTime() ?? usualStart;
  const end = Math.max(one.stageEnteredAt?.getTime() ?? now, start);
  const steps = stepsTo(stage, state, selected);
  const lastMove = steps.findLastIndex((step) => step.fromStage !== step.toStage);
  const at = (index: number) => {
    if (index === 0) return new Date(start);
    if (one.stageEnteredAt && index >= lastMove) return new Date(end);
    return new Date(start + (end - start) * (spreadOfSteps[Math.min(index - 1, spreadOfSteps.length - 1)] ?? 1));
  };
  const history = steps.map((step, index) => ({
    ...step,
    applicationId: id,
    at: at(index),
    actorId: step.event === 'applied' || step.event === 'withdrawn' ? memberId : (one.actorId ?? place.ownerId),
    reason: index === steps.length - 1 ? (reason ?? null) : null,
  }));
  const { projectId, workspaceId } = place;
  const updatedAt = history.at(-1)!.at;
  const row = {
    id,
    positionId,
    projectId,
    workspaceId,
    memberId,
    stage,
    state,
    selectedAt: selected ? updatedAt : null,
    stageEnteredAt: history[lastMove]!.at,
    version: steps.length,
    createdAt: new Date(start),
    answerDueAt: promisedAnswer(new Date(start)),
    updatedAt,
  };
  return { row, history };
}

function stepsTo(stage: Stage, state: ApplicationState, selected: boolean): Step[] {
  const steps: Step[] = [{ event: 'applied', fromStage: null, toStage: 'new' }];
  const way: readonly Stage[] = forward.includes(stage)
    ? forward.slice(1, forward.indexOf(stage) + 1)
    : wayToEnd(stage);
  let fromStage: Stage = 'new';
  for (const toStage of way) {
    steps.push({ event: toStage === 'hired' || toStage === 'disqualified' ? toStage : 'moved', fromStage, toStage });
    fromStage = toStage;
  }
  if (selected) steps.push({ event: 'selected', fromStage, toStage: fromStage });
  if (state !== 'active') steps.push({ event: state, fromStage, toStage: fromStage });
  return steps;
}

function wayToEnd(stage: Stage): readonly Stage[] {
  if (stage === 'disqualified') return ['qualify', 'disqualified'];
  return [...forward.slice(1), stage];
}

/** The three tests that applications require, finished by a member. */
export function finishRequiredTests(database: Database, memberId: string): Promise<void> {
  const tests = requiredTests.map((quiz) => ({ memberId, quiz, answers: believableAnswers(quiz, 0) }));
  return buildFinishedTests(database, tests);
}
