import { eq } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { announceCards } from '#applications/server/announce-applications.ts';
import { createApplication } from '#applications/server/create-application.ts';
import type { SquadInvitation } from '#pipeline/selection/contract/squad.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { MemberAnswer } from '#pipeline/selection/rules/squad-terms.ts';
import { lockCandidatesOf } from '#pipeline/moving/server/lock-candidates.ts';
import { answeredMail } from '#pipeline/selection/server/squad/emails.ts';
import { type InvitationRow, listInvitationsTo, type PlaceKey } from '#pipeline/selection/server/squad/queries.ts';
import { canAnswer, presentInvitation, readerOf } from '#pipeline/selection/server/squad/read-invitations.ts';
import { inHouseInvitations, squadAnswers } from '#pipeline/selection/server/squad/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import { lockProject } from '#projects/server/queries.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';

interface Answer {
  answer: MemberAnswer;
  reason: string | null;
}

const everywhere = { every: true } as const;

/** A selected or brought-along professional accepts or declines. Idempotent. */
export function answerInvitation(context: SignedInContext, key: PlaceKey, said: Answer): Promise<SquadInvitation> {
  return context.database.transaction(async (transaction) => {
    await lockCaller(transaction, context.session.userId);
    // Locks in the same order as selections: the project, then the candidates.
    const project = await lockProject(transaction, everywhere, key.projectId);
    const row = project && (await find(transaction, context, key));
    if (!row) throw platformErrors.notFound();
    const candidates = await lockCandidatesOf(transaction, row.position.id);
    const locked = (await find(transaction, context, key))!;
    if (locked.answer?.answer === said.answer) return presentInvitation(locked);
    if (!canAnswer(locked)) throw refusalOf(locked);
    const applicationId = await applicationOf(transaction, context, locked, said.answer);
    await saveAnswer(transaction, context, locked, applicationId, said);
    await announceToViewers(transaction, context, locked, applicationId);
    if (said.answer === 'declined' && applicationId)
      await stepBack(transaction, context, applicationId, candidates, locked);
    await notifyOwner(transaction, context, locked, said);
    return presentInvitation((await find(transaction, context, key))!);
  });
}

async function find(
  transaction: Database,
  context: SignedInContext,
  key: PlaceKey,
): Promise<InvitationRow | undefined> {
  return (await listInvitationsTo(transaction, readerOf(context), key))[0];
}

function refusalOf({ answer, inHouse }: InvitationRow) {
  const isAnswered = answer !== null || inHouse?.state === 'declined';
  return isAnswered ? pipelineErrors.answeredAlready() : pipelineErrors.nothingToAnswer();
}

/** A person named by the company becomes a candidate by accepting, if the address belonged to no account before. */
async function applicationOf(
  transaction: Database,
  { session, now }: SignedInContext,
  { application, position, inHouse }: InvitationRow,
  answer: MemberAnswer,
): Promise<string | null> {
  if (application) return application.id;
  if (answer === 'declined') return null;
  const actorId = inHouse?.invitedBy ?? session.userId;
  return createApplication(transaction, { position, memberId: session.userId, actorId, isSuggested: false, now });
}

async function saveAnswer(
  transaction: Database,
  { now }: SignedInContext,
  { inHouse }: InvitationRow,
  applicationId: string | null,
  said: Answer,
): Promise<void> {
  if (applicationId) {
    const row = { ...said, at: now };
    await transaction
      .insert(squadAnswers)
      .values({ applicationId, ...row })
      .onConflictDoUpdate({ target: squadAnswers.applicationId, set: row });
  }
  if (!inHouse) return;
  await transaction
    .update(inHouseInvitations)
    .set({ state: said.answer, answeredAt: now, applicationId })
    .where(eq(inHouseInvitations.id, inHouse.id));
}

function announceToViewers(
  transaction: Database,
  { session }: SignedInContext,
  { position: { id: positionId, workspaceId } }: InvitationRow,
  id: string | null,
): Promise<void> {
  // Whoever declines before being a candidate has no card; the boards, and the page of the squad with them, are read anew.
  if (id === null)
    return announceAll(transaction, [
      { topic: `pipeline:${positionId}`, id: 'board' },
      { topic: `company-pipeline:${workspaceId}`, id: 'board' },
    ]);
  return announceCards(transaction, [{ id, positionId, workspaceId, memberId: session.userId }]);
}

/** A person who declined is deselected and leaves the active stages; the others become active again. */
async function stepBack(
  transaction: Database,
  { session }: SignedInContext,
  applicationId: string,
  candidates: Awaited<ReturnType<typeof lockCandidatesOf>>,
  { application }: InvitationRow,
): Promise<void> {
  const by = { reach: everywhere, actorId: session.userId };
  if (application?.selectedAt) {
    await advanceApplication(transaction, { ...by, applicationIds: [applicationId], event: 'deselected' });
    const waiting = candidates.filter(({ state }) => state === 'setAside').map(({ id }) => id);
    await advanceApplication(transaction, { ...by, applicationIds: waiting, event: 'restored' });
  }
  if (application?.state !== 'active') return;
  await advanceApplication(transaction, {
    ...by,
    applicationIds: [applicationId],
    event: 'moved',
    toStage: 'approvedButDeclined',
  });
}

async function notifyOwner(
  transaction: Database,
  { session }: SignedInContext,
  { position, project }: InvitationRow,
  { answer, reason }: Answer,
): Promise<void> {
  const { id: positionId, workspaceId } = position;
  const actorId = session.userId;
  const happening = pipelineHappenings[answer === 'accepted' ? 'callAccepted' : 'callDeclined'];
  const ids = { projectId: project.id, positionId, memberId: actorId };
  await recordHappening(transaction, { name: happening, workspaceId, actorId, ids });
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const about = { answer, reason, title: position.title, candidate: session.displayName, projectId: project.id };
  await queueMail(transaction, happening, { ...answeredMail(owner, about), about: [session.userId] });
}
