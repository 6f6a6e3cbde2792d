import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { approvalsPath, outsideApprovalPath } from '#second-approvals/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import { queueMail, type Mail } from '#platform/mail/outbox.ts';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import { findDecisionObstacle } from '#second-approvals/rules/approval-states.ts';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import { listExcluded, readConcerned } from './list-approvals.ts';
import { describePeople } from './describe-people.ts';
import type { ApprovalKind, ApprovalPeople } from './ports.ts';
import { type Approval, approvals } from './tables.ts';

const isReachable = and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt));

export const NOBODY: ApprovalPeople = { people: [], count: 0 };

interface AskedMail {
  approvalId: string;
  describe: (language: Language) => string;
  people: ApprovalPeople | undefined;
}

/** Asks each administrator who may decide. */
export async function mailAskedApproval(
  transaction: Database,
  { approvalId, describe, people }: AskedMail,
): Promise<void> {
  const [approval] = await transaction.select().from(approvals).where(eq(approvals.id, approvalId));
  const excluded = (await listExcluded(transaction, [approvalId])).map(({ userId }) => userId);
  const asked = { ...approval!, excluded };
  for (const reader of await listAdministrators(transaction)) {
    if (findDecisionObstacle(asked, reader, asked.createdAt) !== null) continue;
    const mail = approvalMail(reader, 'asked', {
      ...{ what: describe(reader.language), reason: '', note: asked.note, reasons: asked.reasons },
      people: describePeople(people ?? NOBODY, reader.language),
    });
    await queueMail(transaction, approvalHappenings.asked, { ...mail, about: concernedBy(asked, people) });
  }
}

/** Who is named in mails about a request: they go with the person's account. */
export const concernedBy = ({ details: { memberId } }: Pick<Approval, 'details'>, { people } = NOBODY): string[] => [
  ...new Set([...(typeof memberId === 'string' ? [memberId] : []), ...people.flatMap(({ userId }) => userId ?? [])]),
];

interface Decision {
  state: 'approved' | 'refused' | 'expired' | 'lapsed';
  reason: string;
  kind: ApprovalKind;
}

/** Tells whoever asked what became of it. */
export async function mailDecision(
  transaction: Database,
  approval: Approval,
  { state, reason, kind }: Decision,
): Promise<void> {
  const askers = await transaction
    .select(mailReader)
    .from(users)
    .where(and(eq(users.id, approval.askedBy), isReachable));
  const concerned = await readConcerned(transaction, approval.id);
  for (const asker of askers) {
    const what = kind.describe({ ...approval, ...concerned }, asker.language).title;
    const mail = approvalMail(asker, state, { what, reason });
    await queueMail(transaction, approvalHappenings[state], { ...mail, about: concernedBy(approval) });
  }
}

interface ApprovalNews {
  what: string;
  reason: string;
  note?: string;
  reasons?: readonly ApprovalReason[];
  people?: ReturnType<typeof describePeople>;
  /** Leads whoever decides from outside to the request. */
  approvalId?: string;
}

/** A mail about a request; the person outside is led to the request itself. */
export function approvalMail(
  reader: Reader,
  news: 'asked' | 'approved' | 'refused' | 'expired' | 'lapsed' | 'outside',
  { what, reason, note = '', reasons = [], people = { people: [], peopleCount: 0 }, approvalId }: ApprovalNews,
): Mail {
  return writeLetter(reader, 'second-approvals:mail', { what, reason }, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [
      say(`${news}.text`),
      ...reasons.map((one) => say(`second-approvals:reasons.${one}`)),
      ...people.people.map(({ name, text }) => [name, text].filter(Boolean).join(': ')),
      people.peopleCount > people.people.length &&
        say('second-approvals:people.more', { count: people.peopleCount - people.people.length }),
      note !== '' && say('reason', { reason: note }),
      reason !== '' && say('reason'),
    ],
    action: {
      label: say(approvalId === undefined ? 'open' : 'outside.open'),
      path: approvalId === undefined ? approvalsPath : outsideApprovalPath(approvalId),
    },
    ...(approvalId !== undefined && { footer: say('outside.footer') }),
  }));
}
