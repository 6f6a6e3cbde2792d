import type { SquadInvitation } from '#pipeline/selection/contract/squad.ts';
import { type InvitationRow, listInvitationsTo, type PlaceKey } from '#pipeline/selection/server/squad/queries.ts';
import { presentAnswer } from '#pipeline/selection/server/squad/read-squad.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';

/** An unconfirmed address identifies nobody. */
export function readerOf({ session }: SignedInContext) {
  return { memberId: session.userId, email: session.emailVerified ? session.email : null };
}

export async function readInvitations(context: SignedInContext) {
  const rows = await listInvitationsTo(context.database, readerOf(context));
  return { invitations: rows.map(presentInvitation) };
}

/** A single one, with the parts of the brief that a candidate may read. */
export async function readInvitation(context: SignedInContext, key: PlaceKey) {
  const [row] = await listInvitationsTo(context.database, readerOf(context), key);
  if (!row) throw platformErrors.notFound();
  const { description, type, currency } = row.project;
  return { ...presentInvitation(row), description, type, currency, position: row.position };
}

export function presentInvitation(row: InvitationRow): SquadInvitation {
  const { position, project, company, application, answer, inHouse } = row;
  const isNamed = inHouse !== null;
  const declined = inHouse?.state === 'declined' && answer === null && !application?.selectedAt;
  const said = presentAnswer(answer) ?? (declined ? saidByInvitation(inHouse) : null);
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

function isOver({ position, application }: InvitationRow): boolean {
  if (application?.stage === 'hired') return false;
  const isOut = application?.stage === 'disqualified' || application?.state === 'closed';
  return isOut || !isRecruiting(position.state);
}

function saidByInvitation({ answeredAt }: { answeredAt: Date | null }) {
  return { answer: 'declined' as const, reason: null, at: (answeredAt ?? new Date(0)).toISOString() };
}

/** While the position recruits, people who are selected, or named and have not declined, may answer. */
export function canAnswer({ position, application, inHouse }: InvitationRow): boolean {
  if (!isRecruiting(position.state)) return false;
  if (application && (application.stage === 'disqualified' || application.state === 'closed')) return false;
  if (application?.selectedAt) return true;
  return inHouse !== null && inHouse.state !== 'declined' && application?.state !== 'withdrawn';
}
