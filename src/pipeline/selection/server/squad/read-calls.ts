import type { SquadCall } from '#pipeline/selection/contract/squad.ts';
import { type CallRow, listCalls, type PlaceKey } from '#pipeline/selection/server/squad/queries.ts';
import { presentAnswer } from '#pipeline/selection/server/squad/read-squad.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';

/** An unconfirmed address identifies nobody. */
export function readerOf({ session }: SignedInContext) {
  return { memberId: session.userId, email: session.emailVerified ? session.email : null };
}

export async function readCalls(context: SignedInContext) {
  const rows = await listCalls(context.database, readerOf(context));
  return { calls: rows.map(presentCall) };
}

/** A single one, with the parts of the brief that a candidate may read. */
export async function readCall(context: SignedInContext, key: PlaceKey) {
  const [row] = await listCalls(context.database, readerOf(context), key);
  if (!row) throw platformErrors.notFound();
  const { description, type, currency } = row.project;
  return { ...presentCall(row), description, type, currency, position: row.position };
}

export function presentCall(row: CallRow): SquadCall {
  const { position, project, company, application, answer, invitation } = row;
  const isNamed = invitation !== null;
  const declined = invitation?.state === 'declined' && answer === null && !application?.selectedAt;
  const said = presentAnswer(answer) ?? (declined ? saidByInvitation(invitation) : null);
  return {
    projectId: project.id,
    positionIndex: position.positionIndex,
    title: position.title,
    projectTitle: project.title,
    company,
    kind: isNamed ? 'inHouse' : 'selected',
    answer: said,
    canAnswer: canAnswer(row),
    isOver: isOver(row),
  };
}

function isOver({ position, application }: CallRow): boolean {
  if (application?.stage === 'hired') return false;
  const isOut = application?.stage === 'disqualified' || application?.state === 'closed';
  return isOut || !isRecruiting(position.state);
}

function saidByInvitation({ answeredAt }: { answeredAt: Date | null }) {
  return { answer: 'declined' as const, reason: null, at: (answeredAt ?? new Date(0)).toISOString() };
}

/** While the position recruits, people who are selected, or named and have not declined, may answer. */
export function canAnswer({ position, application, invitation }: CallRow): boolean {
  if (!isRecruiting(position.state)) return false;
  if (application && (application.stage === 'disqualified' || application.state === 'closed')) return false;
  if (application?.selectedAt) return true;
  return invitation !== null && invitation.state !== 'declined' && application?.state !== 'withdrawn';
}
