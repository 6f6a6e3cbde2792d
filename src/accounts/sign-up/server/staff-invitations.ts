import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { accountHappenings } from '#accounts/happenings.ts';
import type { StaffRole } from '#accounts/sign-up/rules/staff-role.ts';
import { hashCode, newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { adminSignupPath } from '#accounts/paths.ts';
import { staffInvitations } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';

const LIFE_SECONDS = 7 * 24 * 3600;

/** The context in which an invitation is mailed. */
export interface InvitationMailing {
  language: Language;
  now: Date;
}

export type StaffInvitation = typeof staffInvitations.$inferSelect;

function freshCode(now: Date) {
  const { code, codeHash } = newCode();
  return { code, set: { codeHash, expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1000) } };
}

/**
 * Invites an address and mails the link, unless it waits for a second administrator; null when it already has an open invitation. An expired or
 * used one is renewed.
 */
export async function inviteStaff(
  transaction: Database,
  details: { email: string; role: StaffRole; invitedBy: string | null; waitsForApproval: boolean },
  mailing: InvitationMailing,
): Promise<{ id: string } | null> {
  const { code, set } = freshCode(mailing.now);
  const [invitation] = await transaction
    .insert(staffInvitations)
    .values({ ...details, ...set })
    .onConflictDoUpdate({
      target: staffInvitations.email,
      set: { ...details, ...set, olderCodeHashes: [], acceptedAt: null, createdAt: mailing.now },
      setWhere: or(isNotNull(staffInvitations.acceptedAt), lte(staffInvitations.expiresAt, mailing.now)),
    })
    .returning();
  if (!invitation) return null;
  const { invitedBy: actorId } = details;
  await recordHappening(transaction, { name: accountHappenings.staffInvited, workspaceId: null, actorId, ids: {} });
  if (!details.waitsForApproval) await mailInvitation(transaction, invitation, code, mailing);
  return invitation;
}

/** A second administrator agreed: from now on the link counts, and it is mailed. */
export async function mailApprovedInvitation(transaction: Database, id: string, mailing: InvitationMailing) {
  await transaction.update(staffInvitations).set({ waitsForApproval: false }).where(eq(staffInvitations.id, id));
  return mailStaffAgain(transaction, { id }, mailing);
}

/** No second administrator agreed. */
export async function dropInvitation(transaction: Database, id: string): Promise<void> {
  await transaction
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.id, id), eq(staffInvitations.waitsForApproval, true)));
}

/**
 * Mails a new link for an unused invitation; false when there is none, or no expired one when only those are meant. Anybody can
 * request this by address, so older links stay valid.
 */
export async function mailStaffAgain(
  transaction: Database,
  which: { id: string } | { email: string; onlyExpired: boolean },
  mailing: InvitationMailing,
): Promise<boolean> {
  const { code, set } = freshCode(mailing.now);
  const older = staffInvitations.olderCodeHashes;
  const ranOut = 'email' in which && which.onlyExpired ? lte(staffInvitations.expiresAt, mailing.now) : undefined;
  const named = 'id' in which ? eq(staffInvitations.id, which.id) : eq(staffInvitations.email, which.email);
  const [invitation] = await transaction
    .update(staffInvitations)
    .set({ ...set, olderCodeHashes: 'id' in which ? [] : sql`${older} || ${staffInvitations.codeHash}` })
    .where(and(named, isNull(staffInvitations.acceptedAt), eq(staffInvitations.waitsForApproval, false), ranOut))
    .returning();
  if (!invitation) return false;
  await mailInvitation(transaction, invitation, code, mailing);
  return true;
}

/** Revokes an unused invitation; false when there is none. */
export async function revokeStaffInvitation(transaction: Database, id: string, actorId: string): Promise<boolean> {
  const revoked = await transaction
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.acceptedAt)))
    .returning({ id: staffInvitations.id });
  if (revoked.length === 0) return false;
  const name = accountHappenings.staffInvitationRevoked;
  await recordHappening(transaction, { name, workspaceId: null, actorId, ids: {} });
  return true;
}

/**
 * Redeems an invitation and returns its role and who invited; null for a code that is used, expired, made up or of another address. Of two
 * concurrent uses one wins.
 */
export async function redeemStaffInvitation(
  transaction: Database,
  { code, email }: { code: string; email: string },
  now: Date,
): Promise<{ role: StaffRole; invitedBy: string | null } | null> {
  const hash = hashCode(code);
  const [redeemed] = await transaction
    .update(staffInvitations)
    .set({ acceptedAt: now })
    .where(
      and(
        or(eq(staffInvitations.codeHash, hash), sql`${hash} = any(${staffInvitations.olderCodeHashes})`),
        eq(staffInvitations.email, email),
        eq(staffInvitations.waitsForApproval, false),
        isNull(staffInvitations.acceptedAt),
        gt(staffInvitations.expiresAt, now),
      ),
    )
    .returning({ role: staffInvitations.role, invitedBy: staffInvitations.invitedBy });
  return redeemed ?? null;
}

function mailInvitation(
  transaction: Database,
  { email, role, expiresAt }: StaffInvitation,
  code: string,
  { language }: InvitationMailing,
): Promise<void> {
  const mail = accountMail({ email, language }, 'staffInvitation', {
    values: { role: translate(language, `accounts:roles.${role}`) },
    path: adminSignupPath(code),
    lapsesAt: expiresAt,
  });
  return queueMail(transaction, accountHappenings.staffInvited, mail);
}
