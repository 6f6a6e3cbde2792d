import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { accountKey } from '#wallet/ledger/rules/accounts.ts';
import { accountsOf } from '#wallet/ledger/rules/differences.ts';
import type { Posting, PostingLine } from '#wallet/ledger/rules/posting.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { isOpenDifference } from '#wallet/ledger/server/open-differences.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { ledgerDifferences } from '#wallet/ledger/server/tables.ts';
import { ledgerPath } from '#wallet/paths.ts';

/**
 * Says why a difference is none that anybody has to wait for. Where money is wrong, a second administrator approves the counter-entry first.
 * Throws `wallet.differenceEnded`, `wallet.accountOfAnother`, `second-approvals.alreadyAsked`.
 */
export function explainDifference(
  { database, session, now }: SignedInContext,
  differenceId: string,
  { reason, counterEntry }: { reason: string; counterEntry: CounterEntry | null },
): Promise<{ asked: boolean }> {
  return database.transaction(async (transaction) => {
    const difference = await lockOpenDifference(transaction, differenceId);
    if (counterEntry)
      await askCounterEntry(transaction, difference, { ...counterEntry, reason, askedBy: session.userId, now });
    else await keepExplanation(transaction, differenceId, { reason, explainedBy: session.userId, explainedAt: now });
    return { asked: counterEntry !== null };
  });
}

/** Throws `platform.notFound`, `wallet.differenceEnded`. */
async function lockOpenDifference(transaction: Database, differenceId: string) {
  const isThis = eq(ledgerDifferences.id, differenceId);
  const [open] = await transaction.select().from(ledgerDifferences).where(and(isThis, isOpenDifference)).for('update');
  if (open) return open;
  throw (await transaction.$count(ledgerDifferences, isThis)) === 0
    ? platformErrors.notFound()
    : walletErrors.differenceEnded();
}

async function keepExplanation(
  transaction: Database,
  differenceId: string,
  explanation: { reason: string; explainedBy: string; explainedAt: Date; transactionId?: string },
): Promise<void> {
  await transaction.update(ledgerDifferences).set(explanation).where(eq(ledgerDifferences.id, differenceId));
  await recordHappening(transaction, {
    ...{ name: walletHappenings.differenceExplained, workspaceId: null, actorId: explanation.explainedBy },
    ids: { differenceId },
  });
  await announceWaiting(transaction, { team: true });
}

type Difference = typeof ledgerDifferences.$inferSelect;

interface CounterEntry {
  /** The key of the account that loses, and of the one that gains. */
  from: string;
  to: string;
  cents: number;
}

/** Says of a difference's id whether its counter-entry waits for a second administrator. */
export const isAskedEntry = (differenceId: SQLWrapper) => sql<boolean>`exists (select from approvals a
  where a.about_id = ${differenceId} and a.state = 'open' and a.kind = 'counterEntry')`;

/** Throws `wallet.accountOfAnother`, `second-approvals.alreadyAsked`. */
async function askCounterEntry(
  transaction: Database,
  difference: Difference,
  { askedBy, now, ...entry }: CounterEntry & { reason: string; askedBy: string; now: Date },
): Promise<void> {
  findAccounts(difference, entry);
  const { id: aboutId, kind, about, currency, cents: differenceCents, memberId } = difference;
  const details = { ...entry, kind, about, currency, differenceCents, memberId };
  await requestApproval(transaction, {
    ...{ kind: 'counterEntry', words: counterEntry, aboutId, details, askedBy, now },
  });
}

/** Asks a second administrator to confirm what the provider's own statement says that it moved to the bank account, and kept. */
export async function askSettlement(
  { database, session, now }: SignedInContext,
  details: { currency: Currency; cents: number; feeCents: number },
): Promise<{ asked: true }> {
  await database.transaction((transaction) =>
    requestApproval(transaction, {
      ...{ kind: 'settlement', words: settlement, aboutId: newId(), details, askedBy: session.userId, now },
    }),
  );
  return { asked: true };
}

/** Posted once it is approved; the difference is explained by it as long as its figure stays. */
const counterEntry: ApprovalKind = {
  describe: ({ details }, language) => {
    const say = (key: string) => translate(language, `wallet/ledger:${key}`);
    const account = (key: unknown) => say(`account.${String(key).split(':')[0]!}`);
    return {
      title: titleOf('counterEntry', details, language),
      facts: [
        { label: say('entry.difference'), value: `${say(`kind.${details.kind}`)} ${details.about}` },
        { label: say('entry.from'), value: account(details.from) },
        { label: say('entry.to'), value: account(details.to) },
        { label: say('entry.reason'), value: String(details.reason) },
      ],
      path: ledgerPath,
    };
  },
  carryOut: async (transaction, { id, aboutId, details, askedBy, decidedBy }, { now }) => {
    const difference = await lockOpenDifference(transaction, aboutId);
    if (difference.cents !== details.differenceCents) throw walletErrors.differenceEnded();
    const { from, to } = findAccounts(difference, { from: String(details.from), to: String(details.to) });
    const cents = Number(details.cents);
    const posting: Posting = {
      ...{ key: `approval:${id}`, type: 'counterEntry', currency: difference.currency, actorId: decidedBy },
      cause: { kind: 'difference', id: aboutId },
      lines: [
        { account: from, cents: -cents },
        { account: to, cents },
      ],
    };
    const { transactionId } = await postTransaction(transaction, posting, now);
    const reason = String(details.reason);
    await keepExplanation(transaction, aboutId, { reason, explainedBy: askedBy, explainedAt: now, transactionId });
    if (difference.workspaceId) await announceWallets(transaction, [difference.workspaceId]);
  },
};

const settlement: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: titleOf('settlement', details, language),
    facts: [
      {
        label: translate(language, 'wallet/ledger:account.providerFee'),
        value: moneyInWords(Number(details.feeCents), details.currency as Currency, language),
      },
    ],
    path: ledgerPath,
  }),
  carryOut: async (transaction, { aboutId, details, decidedBy }, { now }) => {
    const [cents, feeCents] = [Number(details.cents), Number(details.feeCents)];
    // Money in its places is negative.
    const lines: PostingLine[] = [
      { account: { kind: 'clearing' }, cents },
      { account: { kind: 'bank' }, cents: feeCents - cents },
      { account: { kind: 'providerFee' }, cents: -feeCents },
    ];
    const currency = details.currency as Currency;
    const posting: Posting = {
      ...{ key: `settlement:${aboutId}`, type: 'settlement', currency, actorId: decidedBy },
      cause: { kind: 'transaction', id: aboutId },
      lines: lines.filter((line) => line.cents !== 0),
    };
    await postTransaction(transaction, posting, now);
  },
};

export const ledgerApprovals = { counterEntry, settlement };

/** Throws `wallet.accountOfAnother`: not two accounts that the difference concerns. */
function findAccounts(difference: Difference, { from, to }: Pick<CounterEntry, 'from' | 'to'>) {
  const accounts = new Map(
    accountsOf(difference).map((account) => [accountKey(account, difference.currency), account]),
  );
  const found = { from: accounts.get(from), to: accounts.get(to) };
  if (!found.from || !found.to || from === to) throw walletErrors.accountOfAnother();
  return { from: found.from, to: found.to };
}

function titleOf(kind: keyof typeof ledgerApprovals, { cents, currency }: ApprovalDetails, language: Language): string {
  const amount = moneyInWords(Number(cents), currency as Currency, language);
  return translate(language, `wallet/ledger:entry.${kind}`, { amount });
}
