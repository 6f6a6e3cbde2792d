import { newId } from '#platform/db/columns.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import type { PostingLine } from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { ledgerPath } from '#wallet/paths.ts';

export const SETTLEMENT_KIND = 'settlement';

/** Asks a second administrator to confirm what the provider's own statement says that it moved to the bank account, and kept. */
export async function askSettlement(
  { database, session, now }: SignedInContext,
  details: { currency: Currency; cents: number; feeCents: number },
): Promise<void> {
  await database.transaction((transaction) =>
    requestApproval(transaction, {
      ...{ kind: SETTLEMENT_KIND, aboutId: newId(), details, askedBy: session.userId, now },
      describe: (language) => titleOf(details, language),
    }),
  );
}

export const settlementApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: titleOf(details, language),
    facts: [
      {
        label: translate(language, 'wallet/ledger:account.providerFee'),
        value: amountIn(details.feeCents, details, language),
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
    await postTransaction(
      transaction,
      {
        ...{
          key: `settlement:${aboutId}`,
          type: 'settlement',
          currency: details.currency as Currency,
          actorId: decidedBy,
        },
        cause: { kind: 'transaction', id: aboutId },
        lines: lines.filter((line) => line.cents !== 0),
      },
      now,
    );
  },
  drop: async () => {},
};

const amountIn = (cents: unknown, { currency }: ApprovalDetails, language: Language) =>
  moneyInWords(Number(cents), currency as Currency, language);

const titleOf = (details: ApprovalDetails, language: Language) =>
  translate(language, 'wallet/ledger:entry.settlement', { amount: amountIn(details.cents, details, language) });
