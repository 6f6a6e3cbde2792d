import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { EntryState, EntryStep } from '#timesheets/hours/rules/entry-life.ts';
import { disputeDeadline } from '#timesheets/hours/rules/dispute-deadline.ts';
import { splitDays } from '#timesheets/hours/rules/split-days.ts';
import { timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';

export interface HoursToBuild {
  workspaceId: string;
  projectId: string;
  taskId: string;
  memberId: string;
  /** The id in `project_professionals`. */
  hireId: string;
  start: Date;
  end: Date;
  description?: string;
  state?: EntryState;
  timeZone?: string;
  /** By default when they ended. */
  writtenAt?: Date;
  /** They belong to an adjustment. */
  adjustedAt?: Date;
}

/** Worked hours as their author wrote them, split at midnight. */
export async function buildHours(database: Database, hours: HoursToBuild): Promise<{ entryIds: string[] }> {
  const entries = entriesOf(hours);
  await database.insert(timeEntries).values(entries);
  return { entryIds: entries.map(({ id }) => id) };
}

export interface StepToBuild {
  step: EntryStep;
  text?: string;
  /** Null: it followed by itself. */
  actorId: string | null;
  at: Date;
}

/** Many hours at once, none over midnight, with what happened to each in order; returns their ids in the order given. */
export async function buildManyHours(
  database: Database,
  many: readonly (HoursToBuild & { steps?: readonly StepToBuild[] })[],
): Promise<string[]> {
  const built = many.map((hours) => ({ entry: entriesOf(hours)[0]!, steps: hours.steps ?? [] }));
  await database.insert(timeEntries).values(built.map(({ entry }) => entry));
  const steps = built.flatMap(({ entry, steps: own }) => own.map((step) => ({ ...step, entryId: entry.id })));
  if (steps.length > 0) await database.insert(timeEntrySteps).values(steps);
  return built.map(({ entry }) => entry.id);
}

function entriesOf({ start, end, writtenAt = end, timeZone = 'America/Sao_Paulo', ...hours }: HoursToBuild) {
  const { workspaceId, projectId, taskId, memberId, hireId, adjustedAt = null } = hours;
  const { description = '', state = 'pending' } = hours;
  return splitDays(timeZone, start, end).map((part) => ({
    ...{ id: newId(), workspaceId, projectId, taskId, memberId, hireId, ...part, timeZone, description, state },
    ...{ adjustedAt, createdAt: writtenAt, updatedAt: writtenAt },
    origin: 'manual' as const,
    deadlineAt: disputeDeadline(part.localDate, writtenAt),
  }));
}
