import { and, eq, isNull } from 'drizzle-orm';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { approvalsPath, outsideApprovalPath } from '#second-approvals/paths.ts';
import { findDecisionObstacle } from '#second-approvals/rules/approval-states.ts';
import { type CompleteApproval, describePeople, withPeople } from './list-approvals.ts';
import type { ApprovalKind, ApprovalWords } from './ports.ts';
import { type Approval, approvals } from './tables.ts';

const isReachable = and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt));

export async function mailAskedApproval(
  transaction: Database,
  approvalId: string,
  words: ApprovalWords,
): Promise<void> {
  const found = await transaction.select().from(approvals).where(eq(approvals.id, approvalId));
  const [approval] = await withPeople(transaction, found);
  for (const reader of await listAdministrators(transaction))
    if (findDecisionObstacle(approval!, reader, approval!.createdAt) === null)
      await mailRequest(transaction, reader, approval!, { words });
}

/** Asks one reader to decide; the person outside is led to the request itself. */
export async function mailRequest(
  transaction: Database,
  reader: Reader,
  approval: CompleteApproval,
  { words, isOutside = false }: { words: ApprovalWords; isOutside?: boolean },
): Promise<void> {
  const { id, aboutId, note, reasons } = approval;
  const what = words.describe(approval, reader.language).title;
  const listed = await words.listPeople?.(transaction, [aboutId]);
  const people = listed?.get(aboutId) ?? { people: [], count: 0 };
  const shown = describePeople(people, reader.language);
  const more = shown.peopleCount - shown.people.length;
  const news = isOutside ? 'outside' : 'asked';
  const mail = writeLetter(reader, 'second-approvals:mail', { what, reason: note }, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [
      say(`${news}.text`),
      ...reasons.map((one) => say(`second-approvals:reasons.${one}`)),
      ...shown.people.map(({ name, text }) => [name, text].filter(Boolean).join(': ')),
      more > 0 && say('second-approvals:people.more', { count: more }),
      note !== '' && say('reason'),
    ],
    action: isOutside
      ? { label: say('outside.open'), path: outsideApprovalPath(id) }
      : { label: say('open'), path: approvalsPath },
    ...(isOutside && { footer: say('outside.footer') }),
  }));
  const about = [...concernedBy(approval), ...people.people.flatMap(({ userId }) => userId ?? [])];
  await queueMail(transaction, approvalHappenings.asked, { ...mail, about: [...new Set(about)] });
}

/** Whom a request names: mails about it go with the person's account. */
const concernedBy = ({ details: { memberId } }: Approval): string[] => (typeof memberId === 'string' ? [memberId] : []);

interface Decision {
  state: 'approved' | 'refused' | 'expired' | 'lapsed';
  reason: string;
  kind: ApprovalKind;
}

/** Tells whoever asked what became of it. */
export async function mailDecision(
  transaction: Database,
  approval: CompleteApproval,
  { state, reason, kind }: Decision,
): Promise<void> {
  const askers = await transaction
    .select(mailReader)
    .from(users)
    .where(and(eq(users.id, approval.askedBy), isReachable));
  for (const asker of askers) {
    const what = kind.describe(approval, asker.language).title;
    const mail = writeLetter(asker, 'second-approvals:mail', { what, reason }, (say) => ({
      subject: say(`${state}.subject`),
      paragraphs: [say(`${state}.text`), reason !== '' && say('reason')],
      action: { label: say('open'), path: approvalsPath },
    }));
    await queueMail(transaction, approvalHappenings[state], { ...mail, about: concernedBy(approval) });
  }
}
