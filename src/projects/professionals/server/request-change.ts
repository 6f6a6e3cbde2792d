import { translate } from '#platform/i18n/translate.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import type { TicketType } from '#support/rules/ticket-terms.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { openTicket } from '#support/server/open-ticket.ts';
import { listOpenRequests } from '#support/server/settle-requests.ts';
import { lockProfessional } from './queries.ts';
import { recordEvents } from './record-event.ts';

interface Request {
  professionalId: string;
  reason: string;
}

export type LockedProfessional = Awaited<ReturnType<typeof requireProfessional>>;

/** Locks a professional who still works in the project. */
export async function requireProfessional(transaction: Database, context: SignedInContext, professionalId: string) {
  const found = await lockProfessional(transaction, context.reach, professionalId);
  if (!found) throw projectErrors.professionalNotFound();
  if (found.professional.endedAt) throw projectErrors.professionalEnded({ name: found.name });
  return found;
}

/** A company asks to block the payments; nothing changes until an administrator does it. */
export function requestPaymentBlock(context: SignedInContext, { professionalId, reason }: Request) {
  const { session, now } = context;
  return context.database.transaction(async (transaction) => {
    const found = await requireProfessional(transaction, context, professionalId);
    if (found.professional.paymentBlockedAt) throw projectErrors.alreadyBlocked({ name: found.name });
    const opened = await openRequest(transaction, context, found, { type: 'paymentBlock', reason });
    const event = 'paymentBlockRequested' as const;
    await recordEvents(transaction, [professionalId], { event, reason, actorId: session.userId, now });
    return opened;
  });
}

/** A company asks to deactivate a professional; nothing changes until an administrator does it. */
export function requestDeactivation(context: SignedInContext, { professionalId, reason }: Request) {
  const { session, now } = context;
  return context.database.transaction(async (transaction) => {
    const found = await requireProfessional(transaction, context, professionalId);
    const opened = await openRequest(transaction, context, found, { type: 'deactivation', reason });
    const event = 'deactivationRequested' as const;
    await recordEvents(transaction, [professionalId], { event, reason, actorId: session.userId, now });
    return opened;
  });
}

/** Opens the support ticket; a second request is refused with the date by which the first one is answered. */
export async function openRequest(
  transaction: Database,
  { session, language, now }: SignedInContext,
  { professional, name }: LockedProfessional,
  { type, reason }: { type: TicketType; reason: string },
) {
  const { id: professionalId, workspaceId, projectId } = professional;
  const facts = { workspaceId, projectId, professionalId, openedBy: session.userId, type };
  const opened = await openTicket(transaction, { ...facts, subject: name, text: reason, now });
  if (opened) return { supportId: opened.supportId, answerDueAt: opened.answerDueAt.toISOString() };
  const open = await listOpenRequests(transaction, [professionalId]);
  const date = open.find((one) => one.type === type)?.answerDueAt ?? now;
  throw projectErrors.alreadyRequested({
    what: translate(language, `support:type.${type}`),
    date: dayInWords(date, language),
  });
}
