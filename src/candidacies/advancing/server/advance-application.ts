import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { candidaciesErrors } from '#candidacies/errors.ts';
import { advance, type ApplicationStanding, isSameStanding, type StandingEvent } from '#candidacies/rules/moves.ts';
import { type Stage, toCandidateStage } from '#candidacies/rules/stages.ts';
import { announceApplications } from '#candidacies/applications/server/announce-applications.ts';
import { deleteDeclarations } from '#candidacies/declarations/server/queries.ts';
import { stageChangedMail } from '#candidacies/applications/server/emails.ts';
import { candidaciesHappenings } from '#candidacies/happenings.ts';
import { settleInterviews } from '#candidacies/interviews/server/settle-interviews.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import { type ApplicationRow, type Change, writeStandings } from '#candidacies/applications/server/write-standings.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';

export interface AdvanceInput {
  applicationIds: readonly string[];
  /** Companies are checked by workspace, candidates by member id. */
  reach: Reach | { readonly memberId: string };
  event: StandingEvent;
  /** Only for `moved`. */
  toStage?: Stage;
  /** The version that the caller saw, by application. */
  versions?: Readonly<Record<string, number>>;
  /** For the company only; the candidate never sees it. */
  reason?: string | null;
  actorId: string;
  publicUrl: string;
}

/**
 * The one place where applications change: locks them, checks the move, records who did it, mails the candidates when what they see changed, and
 * announces the change to open pages. All or nothing; returns the current rows, in the order of ids. The number of statements does not depend on the
 * number of applications: selecting one candidate may set a thousand aside.
 */
export async function advanceApplication(transaction: Database, input: AdvanceInput): Promise<ApplicationRow[]> {
  const wanted = [...new Set(input.applicationIds)].toSorted();
  const locked = await lockApplications(transaction, wanted, input.reach);
  if (locked.length !== wanted.length) throw candidaciesErrors.notFound();
  const changes = locked.flatMap(({ application }) => changeOf(application, input) ?? []);
  const changed = await writeStandings(transaction, changes, input);
  await notifyCandidates(transaction, locked, changed, input);
  if (input.event === 'withdrawn') await deleteDeclarations(transaction, [...changed.keys()]);
  await settleInterviews(transaction, [...changed.values()], input);
  await announceApplications(transaction, [...changed.values()]);
  return locked.map(({ application }) => changed.get(application.id) ?? application);
}

type LockedRow = Awaited<ReturnType<typeof lockApplications>>[number];

function lockApplications(transaction: Database, ids: string[], reach: AdvanceInput['reach']) {
  const own =
    'memberId' in reach ? eq(applications.memberId, reach.memberId) : withinReach(applications.workspaceId, reach);
  // Always locked in the order of ids, so that two people who move the same candidates wait for each other instead of deadlocking.
  return transaction
    .select({
      application: applications,
      title: positions.title,
      companyName: positions.companyName,
      email: users.email,
      name: users.name,
      language: users.language,
      brand: users.brand,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`, own))
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
}

/** The rule's outcome for one application; null when nothing changes. */
function changeOf(before: ApplicationRow, { event, toStage, versions }: AdvanceInput): Change | null {
  const seen = versions?.[before.id];
  if (seen !== undefined && seen !== before.version) throw candidaciesErrors.staleVersion();
  const standing: ApplicationStanding = {
    stage: before.stage,
    state: before.state,
    selected: before.selectedAt !== null,
  };
  const outcome = advance(standing, event, toStage);
  if ('refusal' in outcome) throw candidaciesErrors[outcome.refusal]();
  return isSameStanding(standing, outcome.standing) ? null : { before, standing: outcome.standing };
}

/** Each in their own language, without the company's words. Candidates who withdrew need no mail. */
async function notifyCandidates(
  transaction: Database,
  locked: readonly LockedRow[],
  changed: ReadonlyMap<string, ApplicationRow>,
  { event, actorId, publicUrl }: AdvanceInput,
): Promise<void> {
  const mails = locked.flatMap(({ application: before, email, language, brand, ...about }) => {
    const after = changed.get(before.id);
    if (!after || actorId === after.memberId) return [];
    const stage = toCandidateStage(after.stage, after.state);
    if (stage === toCandidateStage(before.stage, before.state)) return [];
    return { to: email, language, brand, content: stageChangedMail({ ...about, language, stage, publicUrl }) };
  });
  await queueMails(transaction, candidaciesHappenings[event], mails);
}
