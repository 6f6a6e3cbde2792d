import { asc, eq, sql } from 'drizzle-orm';
import { type ApplicationState, type Stage, stages } from '#applications/rules/stages.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { stayLimits } from '#statistics/rules/stay-buckets.ts';
import { funnelStages, waitingStages } from '#statistics/rules/terms.ts';

/** The counts of a company or project, a line for each that is not 0. */
export async function readTallyLines(database: Database, scopeId: string): Promise<string[]> {
  const { rows }: { rows: { line: string }[] } = await database.execute<{ line: string }>(sql`
    select concat_ws(' ', came_on, metric, stage, label, sum(amount)) as line from hiring_tallies
    where scope_id = ${scopeId} group by came_on, metric, stage, label having sum(amount) <> 0`);
  return rows.map(({ line }) => line).toSorted();
}

type Candidate = typeof applications.$inferSelect;
type Step = typeof applicationHistory.$inferSelect;

/** Counts the lines of a project candidate by candidate from the record, as the reference for the counts. */
export async function countFromRecord(database: Database, projectId: string): Promise<string[]> {
  const rows = await database
    .select({ candidate: applications, step: applicationHistory })
    .from(applications)
    .leftJoin(applicationHistory, eq(applicationHistory.applicationId, applications.id))
    .where(eq(applications.projectId, projectId))
    .orderBy(asc(applicationHistory.at), asc(applicationHistory.id));
  const lines = [...Map.groupBy(rows, ({ candidate }) => candidate.id).values()].flatMap((some) =>
    countOne(
      some[0]!.candidate,
      some.flatMap(({ step }) => step ?? []),
    ),
  );
  return [...Map.groupBy(lines, (line) => line)].map(([line, all]) => `${line} ${all.length}`).toSorted();
}

function countOne(candidate: Candidate, steps: readonly Step[]): string[] {
  const day = dateInSaoPaulo(candidate.createdAt);
  const minutes = new Map<Stage, number>();
  let [stage, state, place, furthest]: [Stage, ApplicationState, number, number] = ['new', 'active', 1, 1];
  let entered = candidate.createdAt;
  for (const { event, toStage, at } of steps) {
    if (event.startsWith('interview') || event === 'answerDateSet' || event === 'deselected') continue;
    const next = toStage ?? 'new';
    const leaves = next !== stage || event === 'withdrawn' || event === 'closed';
    if (leaves && (state === 'active' || state === 'setAside') && waitingStages.includes(stage)) {
      const stayed = Math.max(0, Math.floor((at.getTime() - entered.getTime()) / 60_000));
      minutes.set(stage, (minutes.get(stage) ?? 0) + stayed);
    }
    if (next !== stage || event === 'applied') entered = at;
    if (event === 'setAside' || event === 'withdrawn' || event === 'closed') state = event;
    else if (event !== 'moved' && event !== 'hired') state = 'active';
    stage = next;
    place = funnelStages.includes(stage) ? funnelStages.indexOf(stage) + 1 : place;
    furthest = Math.max(furthest, place);
  }
  const outcome = outcomeOf(stage, state);
  const source = candidate.suggestedAt ? 'suggestion' : 'board';
  const counted = [`came new ${source}`, ...stages.slice(0, furthest).map((one) => `reached ${one} `)];
  if (outcome === 'hired') counted.push(`hired hired ${source}`);
  else if (outcome) counted.push(`left ${funnelStages[place - 1]} ${outcome}`);
  for (const [one, stayed] of minutes)
    counted.push(`stay ${one} ${stayLimits.filter((limit) => limit <= stayed).length}`);
  return counted.map((line) => `${day} ${line}`);
}

function outcomeOf(stage: Stage, state: ApplicationState): string | null {
  if (state === 'withdrawn' || state === 'closed') return state;
  if (stage === 'approvedButDeclined') return 'declined';
  if (stage === 'hired' || stage === 'disqualified') return stage;
  return state === 'setAside' ? state : null;
}
