import { advanceCandidates, restoreSetAside } from '#pipeline/moving/server/advance-candidates.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { isComplete, reasonsOf } from '#pipeline/selection/rules/squad.ts';
import type { SquadDecision, SquadReason } from '#pipeline/selection/rules/squad-terms.ts';
import { lockCandidatesOfAll } from '#pipeline/moving/server/lock-candidates.ts';
import { approvedMail, memberRequestMail, disapprovedMail } from '#pipeline/selection/server/squad/emails.ts';
import { findLatestDecision, listRecruiters } from '#pipeline/selection/server/squad/queries.ts';
import { presentSquad, readPlaces } from '#pipeline/selection/server/squad/read-squad.ts';
import { squadDecisions } from '#pipeline/selection/server/squad/tables.ts';
import { takeBackSelections } from '#pipeline/selection/server/squad/take-back-selection.ts';
import { findCandidate } from '#applications/server/queries.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { findCompanyName, lockProject } from '#projects/server/queries.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';

/** Locks a project with all its candidates, so that concurrent decisions see each other. */
async function lockSquad(transaction: Database, { reach }: SignedInContext, projectId: string, seen: string) {
  const project = await lockProject(transaction, reach, projectId);
  if (!project) throw platformErrors.notFound();
  const before = await readPlaces(transaction, projectId);
  const candidates = await lockCandidatesOfAll(
    transaction,
    before.rows.map(({ positionId }) => positionId),
  );
  // A selection may have been made while this call waited for the locks.
  const { rows, places, composition } = await readPlaces(transaction, projectId);
  if (composition !== seen) throw pipelineErrors.squadChanged();
  return { project, rows, places, candidates };
}

type LockedSquad = Awaited<ReturnType<typeof lockSquad>>;

/** Approves the whole squad: the contracts come next, and each member is asked to accept. */
export function approveSquad(context: SignedInContext, projectId: string, composition: string) {
  return context.database.transaction(async (transaction) => {
    const locked = await lockSquad(transaction, context, projectId, composition);
    if (!isComplete(locked.places)) throw pipelineErrors.squadIncomplete();
    const latest = await findLatestDecision(transaction, projectId);
    if (latest?.decision.decision === 'approved' && latest.decision.composition === composition)
      throw pipelineErrors.alreadyApproved();
    await record(transaction, context, { projectId, decision: 'approved', composition, reasons: [] });
    await recordDecision(transaction, context, locked, pipelineHappenings.squadApproved);
    await notifyOfApproval(transaction, locked);
    return presentSquad(transaction, locked.project);
  });
}

/** Rejects some of the squad: their positions select again among all candidates who were set aside. Whoever had accepted is notified, without the reason. */
export function disapproveSquad(
  context: SignedInContext,
  projectId: string,
  {
    composition,
    reasons: given,
  }: { composition: string; reasons: readonly { positionIndex: number; reason: string }[] },
) {
  return context.database.transaction(async (transaction) => {
    const locked = await lockSquad(transaction, context, projectId, composition);
    const reasons = reasonsOf(locked.places, given);
    if (!reasons) throw pipelineErrors.squadIncomplete();
    await record(transaction, context, { projectId, decision: 'disapproved', composition, reasons });
    await takeBackSelections(
      transaction,
      context,
      reasons.map(({ applicationId }) => applicationId),
    );
    for (const { applicationId, reason } of reasons)
      await advanceCandidates(transaction, context, [applicationId], { event: 'deselected', reason });
    const freed = new Set(reasons.map(({ positionIndex }) => positionIndex));
    const positionIds = new Set(
      locked.rows.filter((row) => freed.has(row.positionIndex)).map(({ positionId }) => positionId),
    );
    const waiting = locked.candidates.filter(({ positionId }) => positionIds.has(positionId));
    await restoreSetAside(transaction, context, waiting);
    await recordDecision(transaction, context, locked, pipelineHappenings.squadDisapproved);
    await notifyRecruiters(transaction, locked, reasons);
    return presentSquad(transaction, locked.project);
  });
}

interface Decision {
  projectId: string;
  decision: SquadDecision;
  composition: string;
  reasons: SquadReason[];
}

async function record(transaction: Database, { session, now }: SignedInContext, decision: Decision): Promise<void> {
  const added = await transaction
    .insert(squadDecisions)
    .values({ ...decision, actorId: session.userId, at: now })
    .onConflictDoNothing()
    .returning({ id: squadDecisions.id });
  // When these people were approved before, with another decision in between, the latest decision counts.
  if (added.length === 0) throw pipelineErrors.alreadyApproved();
}

function recordDecision(
  transaction: Database,
  { session }: SignedInContext,
  { project: { id: projectId, workspaceId } }: LockedSquad,
  name: HappeningName<'projectId'>,
): Promise<void> {
  return recordHappening(transaction, { name, workspaceId, actorId: session.userId, ids: { projectId } });
}

async function notifyOfApproval(transaction: Database, { project, rows }: LockedSquad) {
  const owner = await findOwnerToMail(transaction, project.workspaceId);
  const about = { project: project.title, projectId: project.id };
  const mails = owner ? [approvedMail(owner, about)] : [];
  for (const { memberId, answer, title, companyName, positionIndex } of rows) {
    if (memberId === null || answer?.answer === 'accepted') continue;
    const member = await findCandidate(transaction, memberId);
    const place = { title, company: companyName, projectId: project.id, positionIndex };
    mails.push(memberRequestMail(member, place));
  }
  await queueMails(transaction, pipelineHappenings.squadApproved, mails);
}

async function notifyRecruiters(
  transaction: Database,
  { project, rows }: LockedSquad,
  reasons: readonly SquadReason[],
): Promise<void> {
  const recruiters = await listRecruiters(transaction, project.workspaceId);
  const company = await findCompanyName(transaction, project.workspaceId);
  const lines = reasons.map(({ positionIndex, reason }) => {
    const row = rows.find((one) => one.positionIndex === positionIndex)!;
    return `${row.title} · ${row.name ?? ''}: ${reason}`;
  });
  const about = {
    project: project.title,
    projectId: project.id,
    company,
    reasons: lines,
    position: reasons[0]?.positionIndex ?? 0,
  };
  const named = rows.flatMap(({ memberId }) => memberId ?? []);
  await queueMails(
    transaction,
    pipelineHappenings.squadDisapproved,
    recruiters.map((one) => ({ ...disapprovedMail(one, about), about: named })),
  );
}
