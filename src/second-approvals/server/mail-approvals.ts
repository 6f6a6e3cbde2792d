import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { approvalsPath } from '#second-approvals/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { listExcluded, readConcerned } from './list-approvals.ts';
import type { ApprovalKind } from './ports.ts';
import { type Approval, approvals } from './tables.ts';

const reader = { name: users.name, email: users.email, language: users.language, brand: users.brand };
const isReachable = and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt));

interface AskedMail {
  approvalId: string;
  describe: (language: Language) => string;
  publicUrl: string;
}

/** Asks each administrator who may decide. */
export async function mailAskedApproval(
  transaction: Database,
  { approvalId, describe, publicUrl }: AskedMail,
): Promise<void> {
  const [approval] = await transaction.select().from(approvals).where(eq(approvals.id, approvalId));
  const excluded = (await listExcluded(transaction, [approvalId])).map(({ userId }) => userId);
  const readers = await transaction
    .select(reader)
    .from(users)
    .where(and(isReachable, notInArray(users.id, [approval!.askedBy, ...excluded])));
  for (const { email: to, language, brand, name } of readers) {
    const content = approvalMail('asked', { name, language, what: describe(language), publicUrl, reason: '' });
    await queueMail(transaction, approvalHappenings.asked, {
      to,
      language,
      brand,
      about: concernedBy(approval!),
      content,
    });
  }
}

/** Who is named in mails about a request: they go with the person's account. */
const concernedBy = ({ details: { memberId } }: Approval) => (typeof memberId === 'string' ? [memberId] : []);

interface Decision {
  state: 'approved' | 'refused' | 'expired';
  reason: string;
  publicUrl: string;
  kind: ApprovalKind;
}

/** Tells whoever asked what became of it. */
export async function mailDecision(
  transaction: Database,
  approval: Approval,
  { state, reason, publicUrl, kind }: Decision,
): Promise<void> {
  const askers = await transaction
    .select(reader)
    .from(users)
    .where(and(eq(users.id, approval.askedBy), isReachable));
  const concerned = await readConcerned(transaction, approval.id);
  for (const { email: to, language, brand, name } of askers) {
    const what = kind.describe({ ...approval, ...concerned }, language).title;
    const content = approvalMail(state, { name, language, what, publicUrl, reason });
    await queueMail(transaction, approvalHappenings[state], {
      to,
      language,
      brand,
      about: concernedBy(approval),
      content,
    });
  }
}

interface About {
  name: string;
  language: Language;
  what: string;
  reason: string;
  publicUrl: string;
}

function approvalMail(
  news: 'asked' | 'approved' | 'refused' | 'expired',
  { name, language, what, reason, publicUrl }: About,
): MailContent {
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `second-approvals:mail.${key}`, values);
  return {
    subject: say(`${news}.subject`, { what }),
    greeting: say(name === '' ? 'greetingPlain' : 'greeting', { name }),
    paragraphs: [say(`${news}.text`, { what }), ...(reason === '' ? [] : [say('reason', { reason })])],
    action: { label: say('open'), url: publicUrl + approvalsPath },
    footer: say('footer'),
  };
}
