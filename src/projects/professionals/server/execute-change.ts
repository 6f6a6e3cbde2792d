import { eq } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { settleRequests } from '#support/server/settle-requests.ts';
import { endWork } from './end-work.ts';
import { notifyOwnerOfChange, notifyProfessional } from './notify-professional.ts';
import { recordEvents } from './record-event.ts';
import { requireProfessional } from './request-change.ts';
import { projectProfessionals } from './tables.ts';

interface Blocking {
  professionalId: string;
  version: number;
  blocked: boolean;
  /** The team's message to the company. */
  note: string;
}

/** An administrator blocks the payments of a professional, or unblocks them; the professional and the owner are notified. Idempotent. */
export function setPaymentBlock(context: SignedInContext, { professionalId, version, blocked, note }: Blocking) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const { professional } = await requireProfessional(transaction, context, professionalId);
    if (professional.version !== version) throw platformErrors.staleVersion();
    if ((professional.paymentBlockedAt !== null) === blocked) return { version };
    await transaction
      .update(projectProfessionals)
      .set({ paymentBlockedAt: blocked ? now : null, updatedAt: now, version: version + 1 })
      .where(eq(projectProfessionals.id, professionalId));
    const event = blocked ? 'paymentBlocked' : 'paymentUnblocked';
    await recordEvents(transaction, [professionalId], { event, reason: note, actorId: session.userId, now });
    await notifyProfessional(transaction, professionalId, event);
    const settled = { professionalId, text: note, actorId: session.userId, now };
    const answered = blocked ? await settleRequests(transaction, { ...settled, types: ['paymentBlock'] }) : 0;
    if (answered === 0) await notifyOwnerOfChange(transaction, professionalId, { event, note });
    return { version: version + 1 };
  });
}

interface Deactivation {
  professionalId: string;
  version: number;
  /** Whether hours still have to be paid. */
  hoursOwed: boolean;
  financeNote: string;
}

/** An administrator deactivates a professional, who is notified like the owner. */
export function deactivateProfessional(
  context: SignedInContext,
  { professionalId, version, hoursOwed, financeNote }: Deactivation,
) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const found = await requireProfessional(transaction, context, professionalId);
    if (found.professional.version !== version) throw platformErrors.staleVersion();
    await endWork(transaction, found, { hoursOwed, financeNote, actorId: session.userId, now });
    await notifyProfessional(transaction, professionalId, 'deactivated');
    const settled = { professionalId, actorId: session.userId, now };
    const answered = await settleRequests(transaction, { ...settled, types: ['deactivation', 'paymentBlock'] });
    if (answered === 0) await notifyOwnerOfChange(transaction, professionalId, { event: 'deactivated' });
    return { version: version + 1 };
  });
}
