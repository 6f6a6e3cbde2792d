import type { MessageSide } from '#conversations/rules/terms.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { isMomentText, readCursor } from '#pipeline/candidates/server/cursor.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { candidateObstacle, companyObstacle, type WriteObstacle } from '#conversations/rules/thread-terms.ts';
import { marksAsRead } from './change-thread.ts';
import { presentFile } from './message-files.ts';
import { findParticipant, findPlace, listFiles, listMessages, listReports, type ThreadPlace } from './queries.ts';

/** The conversation with a candidate within reach; 404 for others. */
export async function readThread(
  context: SignedInContext,
  applicationId: string,
  before?: string,
): Promise<ThreadView> {
  const { database, reach } = context;
  if (!(await findApplication(database, reach, applicationId))) throw platformErrors.notFound();
  return present(context, 'company', (await findPlace(database, applicationId))!, before);
}

/** The conversation about an own application; 404 for others. */
export async function readOwnThread(
  context: SignedInContext,
  applicationId: string,
  before?: string,
): Promise<ThreadView> {
  const place = await findPlace(context.database, applicationId);
  if (place?.application.memberId !== context.session.userId) throw platformErrors.notFound();
  return present(context, 'candidate', place, before);
}

async function present(
  context: SignedInContext,
  side: MessageSide,
  place: ThreadPlace,
  cursor: string | undefined,
): Promise<ThreadView> {
  const { database, session } = context;
  const { application, title, companyName, positionIndex, name, image, thread } = place;
  const { id: applicationId, projectId, memberId } = application;
  const isOfCompany = side === 'company';
  const before = cursor === undefined ? null : readCursor(cursor, isMomentText);
  const { rows, earlier } = await listMessages(database, applicationId, { side, before });
  const [files, participant, reports] = await Promise.all([
    listFiles(
      database,
      rows.map(({ message }) => message.id),
    ),
    findParticipant(database, applicationId, session.userId),
    listReports(database, applicationId),
  ]);
  const obstacle = obstacleOf(context, side, place);
  return {
    applicationId,
    side,
    title,
    companyName,
    projectId,
    positionIndex,
    candidate: isOfCompany ? { memberId, name, image } : null,
    messages: rows.map(({ message, author }) => ({
      id: message.id,
      side: message.side,
      own: message.senderId === session.userId,
      author: isOfCompany || message.side === 'candidate' ? author : null,
      subject: message.subject,
      text: message.text,
      at: message.sendAt.toISOString(),
      state: message.state,
      files: (files.get(message.id) ?? []).map(presentFile),
    })),
    earlier,
    isUnread:
      marksAsRead(context, side) && ((isOfCompany ? thread?.isUnreadByCompany : thread?.isUnreadByCandidate) ?? false),
    awaits: thread?.awaits ?? null,
    isMailed: participant?.isMailed ?? !isOfCompany,
    isBlocked: Boolean(isOfCompany ? thread?.companyBlockedAt : thread?.candidateBlockedAt),
    isReported: reports.some(({ reporterId }) => reporterId === session.userId),
    reports:
      session.role === 'admin'
        ? reports.map(({ id, side: from, reason, createdAt }) => ({
            id,
            side: from,
            reason,
            at: createdAt.toISOString(),
          }))
        : [],
    obstacle,
    abilities: { write: obstacle === null, manage: !isOfCompany || abilitiesOf(context).move },
  };
}

/** Why the caller cannot write, or null. */
function obstacleOf(
  context: SignedInContext,
  side: MessageSide,
  { application, thread, hasCompanyLeft }: ThreadPlace,
): WriteObstacle | null {
  const isWithdrawn = application.state === 'withdrawn';
  if (side === 'candidate') return candidateObstacle({ isWithdrawn, hasCompanyLeft }, thread);
  const { move, targets } = abilitiesOf(context);
  if (!move) return 'readOnly';
  const { companyBlockedAt = null, candidateBlockedAt = null } = thread ?? {};
  const standing = companyObstacle({ isWithdrawn, companyBlockedAt, candidateBlockedAt });
  return standing ?? (targets.includes(application.stage) ? null : 'beyondReach');
}
