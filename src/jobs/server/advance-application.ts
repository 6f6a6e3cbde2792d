import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { advance, type ApplicationEvent, type ApplicationStanding, isSameStanding } from '#jobs/rules/moves.ts';
import { type Stage, toCandidateStage } from '#jobs/rules/stages.ts';
import { announceApplication } from '#jobs/server/announce-application.ts';
import { stageChangedMail } from '#jobs/server/emails.ts';
import { applicationHistory, applications } from '#jobs/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';

export interface AdvanceInput {
  applicationIds: readonly string[];
  /** The company's side reaches by workspace, the candidate's side by being the member. */
  reach: Reach | { readonly memberId: string };
  event: ApplicationEvent;
  /** For `moved` only. */
  toStage?: Stage;
  /** The version that the caller saw, by application. */
  versions?: Readonly<Record<string, number>>;
  /** For the company only; never leaves to the candidate. */
  reason?: string | null;
  actorId: string;
  publicUrl: string;
}

/**
 * The one place where an application changes: locks, checks the move, keeps the record of who did it, tells the candidate
 * by mail when what they see changed, and tells everyone who looks. All or nothing; answers the rows as they are now, in the order of ids.
 */
export async function advanceApplication(transaction: Database, input: AdvanceInput): Promise<AdvancedApplication[]> {
  const wanted = [...new Set(input.applicationIds)].toSorted();
  const locked = await lockApplications(transaction, wanted, input.reach);
  if (locked.length !== wanted.length) throw jobsErrors.notFound();
  const advanced: AdvancedApplication[] = [];
  for (const row of locked) advanced.push(await advanceOne(transaction, row, input));
  return advanced;
}

type AdvancedApplication = typeof applications.$inferSelect;
type LockedRow = Awaited<ReturnType<typeof lockApplications>>[number];

function lockApplications(transaction: Database, ids: string[], reach: AdvanceInput['reach']) {
  const own =
    'memberId' in reach ? eq(applications.memberId, reach.memberId) : withinReach(applications.workspaceId, reach);
  // Always in the order of ids: two people who move the same candidates wait for each other instead of locking up.
  return transaction
    .select({
      application: applications,
      title: positions.title,
      positionIndex: positions.positionIndex,
      companyName: positions.companyName,
      email: users.email,
      name: users.name,
      language: users.language,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(inArray(applications.id, ids), own))
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
}

async function advanceOne(transaction: Database, row: LockedRow, input: AdvanceInput): Promise<AdvancedApplication> {
  const before = row.application;
  const seen = input.versions?.[before.id];
  if (seen !== undefined && seen !== before.version) throw jobsErrors.staleVersion();
  const standing: ApplicationStanding = {
    stage: before.stage,
    state: before.state,
    selected: before.selectedAt !== null,
  };
  const outcome = advance(standing, input.event, input.toStage);
  if ('refusal' in outcome) throw jobsErrors[outcome.refusal]();
  if (isSameStanding(standing, outcome.standing)) return before;

  const after = await writeStanding(transaction, before, outcome.standing, input.event);
  await transaction.insert(applicationHistory).values({
    applicationId: before.id,
    event: input.event,
    fromStage: before.stage,
    toStage: after.stage,
    reason: input.reason ?? null,
    actorId: input.actorId,
    at: after.updatedAt,
  });
  await tellCandidate(transaction, row, after, input);
  await announceApplication(transaction, after);
  return after;
}

async function writeStanding(
  transaction: Database,
  before: AdvancedApplication,
  standing: ApplicationStanding,
  event: ApplicationEvent,
): Promise<AdvancedApplication> {
  const now = new Date();
  const { stage, state, selected } = standing;
  try {
    const [after] = await transaction
      .update(applications)
      .set({
        stage,
        state,
        selectedAt: selected ? (before.selectedAt ?? now) : null,
        version: before.version + 1,
        updatedAt: now,
        ...((stage !== before.stage || event === 'applied') && { stageEnteredAt: now }),
      })
      .where(eq(applications.id, before.id))
      .returning();
    return after!;
  } catch (problem) {
    throw refusalOfConstraint(problem) ?? problem;
  }
}

/** One selected and one hired per position are the database's own rules. */
function refusalOfConstraint(problem: unknown) {
  const { constraint } = ((problem as { cause?: unknown }).cause ?? problem) as { constraint?: string };
  if (constraint === 'applications_one_hired') return jobsErrors.positionFilled();
  if (constraint === 'applications_one_selected') return jobsErrors.alreadySelected();
  return null;
}

/** In the candidate's own language, and without a word of what the company wrote. Who took the application back knows it. */
async function tellCandidate(
  transaction: Database,
  row: LockedRow,
  after: AdvancedApplication,
  input: AdvanceInput,
): Promise<void> {
  const stage = toCandidateStage(after.stage, after.state);
  const isNews = stage !== toCandidateStage(row.application.stage, row.application.state);
  if (!isNews || input.actorId === after.memberId) return;
  const content = stageChangedMail({
    language: row.language,
    stage,
    name: row.name,
    title: row.title,
    companyName: row.companyName,
    publicUrl: input.publicUrl,
  });
  await queueMail(transaction, { to: row.email, language: row.language, content });
}
