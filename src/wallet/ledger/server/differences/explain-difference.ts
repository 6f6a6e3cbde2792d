import type { SignedInContext } from '#platform/http/request-context.ts';
import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { isOpenDifference } from '#wallet/ledger/server/open-differences.ts';
import { ledgerDifferences } from '#wallet/ledger/server/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import { accountKey } from '#wallet/ledger/rules/accounts.ts';
import { accountsOf } from '#wallet/ledger/rules/differences.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
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

export const COUNTER_ENTRY_KIND = 'counterEntry';

type Difference = typeof ledgerDifferences.$inferSelect;

interface CounterEntry {
  /** The key of the account that loses, and of the one that gains. */
  from: string;
  to: string;
  cents: number;
}

/** Says of a difference's id whether its counter-entry waits for a second administrator. */
export const isAskedEntry = (differenceId: SQLWrapper) => sql<boolean>`exists (select from approvals a
  where a.about_id = ${differenceId} and a.state = 'open' and a.kind = ${COUNTER_ENTRY_KIND})`;

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
    ...{ kind: COUNTER_ENTRY_KIND, aboutId, details, askedBy, now },
    describe: (language) => titleOf(details, language),
  });
}

/** Posted once it is approved; the difference is explained by it as long as its figure stays. */
export const counterEntryApproval: ApprovalKind = {
  describe: ({ details }, language) => {
    const fact = (label: string, value: string) => ({
      label: translate(language, `wallet/ledger:entry.${label}`),
      value,
    });
    const account = (key: unknown) => translate(language, `wallet/ledger:account.${String(key).split(':')[0]!}`);
    return {
      title: titleOf(details, language),
      facts: [
        fact('difference', `${translate(language, `wallet/ledger:kind.${details.kind}`)} ${details.about}`),
        fact('from', account(details.from)),
        fact('to', account(details.to)),
        fact('reason', String(details.reason)),
      ],
      path: ledgerPath,
    };
  },
  carryOut: async (transaction, { id, aboutId, details, askedBy, decidedBy }, { now }) => {
    const difference = await lockOpenDifference(transaction, aboutId);
    if (difference.cents !== details.differenceCents) throw walletErrors.differenceEnded();
    const entry = { from: String(details.from), to: String(details.to) };
    const { from, to } = findAccounts(difference, entry);
    const cents = Number(details.cents);
    const { transactionId } = await postTransaction(
      transaction,
      {
        ...{ key: `approval:${id}`, type: 'counterEntry', currency: difference.currency, actorId: decidedBy },
        cause: { kind: 'difference', id: aboutId },
        lines: [
          { account: from, cents: -cents },
          { account: to, cents },
        ],
      },
      now,
    );
    const reason = String(details.reason);
    await keepExplanation(transaction, aboutId, { reason, explainedBy: askedBy, explainedAt: now, transactionId });
    if (difference.workspaceId) await announceWallets(transaction, [difference.workspaceId]);
  },
  drop: async () => {},
};

/** Throws `wallet.accountOfAnother`: not two accounts that the difference concerns. */
function findAccounts(difference: Difference, { from, to }: Pick<CounterEntry, 'from' | 'to'>) {
  const accounts = new Map(
    accountsOf(difference).map((account) => [accountKey(account, difference.currency), account]),
  );
  const found = { from: accounts.get(from), to: accounts.get(to) };
  if (!found.from || !found.to || from === to) throw walletErrors.accountOfAnother();
  return { from: found.from, to: found.to };
}

function titleOf({ cents, currency }: ApprovalDetails, language: Language): string {
  const amount = moneyInWords(Number(cents), currency as Currency, language);
  return translate(language, 'wallet/ledger:entry.counterEntry', { amount });
}
