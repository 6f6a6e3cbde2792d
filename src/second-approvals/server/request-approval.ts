import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { APPROVAL_DAYS } from '#second-approvals/rules/approval-states.ts';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import { mailAskedApproval } from './mail-approvals.ts';
import type { ApprovalWords } from './ports.ts';
import { listInviters } from './second-person.ts';
import { approvalExclusions, type ApprovalDetails, approvals } from './tables.ts';

interface Request {
  kind: string;
  aboutId: string;
  details: ApprovalDetails;
  askedBy: string;
  /** Who had a hand in it and may not approve it either. */
  excluded?: readonly string[];
  reasons?: readonly ApprovalReason[];
  /** Why it is asked for, in the words of whoever asks. */
  note?: string;
  /** Its kind, as it reads to those who are told. */
  words: ApprovalWords;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Asks the other administrators for something, in the transaction that prepared it. Throws `second-approvals.alreadyAsked`. */
export async function requestApproval(
  transaction: Database,
  { kind, aboutId, details, askedBy, excluded = [], reasons = [], note = '', words, now }: Request,
): Promise<{ approvalId: string }> {
  const expiresAt = new Date(now.getTime() + APPROVAL_DAYS * DAY_MS);
  const [asked] = await transaction
    .insert(approvals)
    .values({ id: newId(), kind, aboutId, details, askedBy, note, reasons: [...reasons], expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ approvalId: approvals.id });
  if (!asked) throw approvalErrors.alreadyAsked();
  const involved = [...new Set([askedBy, ...excluded])];
  const others = [...involved, ...(await listInviters(transaction, involved, now))].filter((one) => one !== askedBy);
  if (others.length > 0)
    await transaction.insert(approvalExclusions).values(others.map((userId) => ({ ...asked, userId })));
  await recordHappening(transaction, {
    ...{ name: approvalHappenings.asked, workspaceId: null, actorId: askedBy },
    ids: asked,
  });
  await announceWaiting(transaction, { team: true });
  await mailAskedApproval(transaction, asked.approvalId, words);
  return asked;
}
