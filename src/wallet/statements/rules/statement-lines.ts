import type { CauseKind, TransactionType } from '#wallet/ledger/rules/posting.ts';

/** What a line of a company's statement says. `work`: what people got for their hours; `fine`: of an early end; `chargeback`: what a bank took back, or gave back. */
export const statementTypes = ['credited', 'work', 'discounted', 'fine', 'serviceFee', 'refund', 'chargeback'] as const;
export type StatementType = (typeof statementTypes)[number];

export const paymentTypes = ['creditConsumption', 'topUp', 'refund', 'chargeback', 'accountClosure'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The two lists of a wallet: what changed the balance, and what was paid for. */
export const statementViews = ['statement', 'payments'] as const;
export type StatementView = (typeof statementViews)[number];

interface CompanyChange {
  type: TransactionType;
  causeKind: CauseKind;
  /** What the accounts of the company gained together; negative, what they lost. */
  cents: number;
  /** How much of the cents went to the platform as service fee or penalty. */
  feeCents: number;
  penaltyCents: number;
}

interface StatementLine {
  type: StatementType;
  cents: number;
}

/** The lines that a transaction leaves in a statement; together they are just what the company gained or lost. */
export function statementLines({ type, causeKind, cents, feeCents, penaltyCents }: CompanyChange): StatementLine[] {
  // A service or a plan is no fee for somebody’s work.
  if (type === 'purchase') return [{ type: 'discounted', cents }];
  const rest = cents + feeCents + penaltyCents;
  const lines: StatementLine[] = [
    { type: mainType({ type, causeKind }, rest), cents: rest },
    { type: 'serviceFee', cents: -feeCents },
    { type: 'fine', cents: -penaltyCents },
  ];
  return lines.filter((line) => line.cents !== 0);
}

function mainType(change: Pick<CompanyChange, 'type' | 'causeKind'>, cents: number): StatementType {
  if (change.type === 'work' || change.type === 'chargeback') return change.type;
  if (isRefund(change)) return 'refund';
  return cents > 0 ? 'credited' : 'discounted';
}

/** What left the wallet towards the payer of an order, or by hand towards the company, and what of it came back. */
function isRefund({ type, causeKind }: Pick<CompanyChange, 'type' | 'causeKind'>): boolean {
  if (type === 'counterEntry') return causeKind === 'order' || causeKind === 'space';
  return type === 'refund';
}

const paymentTypeOf: Partial<Record<TransactionType, PaymentType>> = {
  topUp: 'topUp',
  work: 'creditConsumption',
  payOut: 'creditConsumption',
  purchase: 'creditConsumption',
  penalty: 'creditConsumption',
  counterEntry: 'creditConsumption',
  refund: 'refund',
  chargeback: 'chargeback',
  accountClosure: 'accountClosure',
};

/** Money that only changes its place within the company is no payment. */
export function paymentType(change: Pick<CompanyChange, 'type' | 'causeKind'>): PaymentType | null {
  return isRefund(change) ? 'refund' : (paymentTypeOf[change.type] ?? null);
}

const invoicedTypes: readonly TransactionType[] = ['work', 'purchase', 'penalty'];

/** A nota fiscal is issued for what was sold: a top-up is an advance, and money that goes back or only changes its place has none. */
export function takesInvoice(type: TransactionType): boolean {
  return invoicedTypes.includes(type);
}

/** The transactions that change what a company has in all. */
export const changingTypes = Object.keys(paymentTypeOf) as TransactionType[];

const transactionsOf: Record<StatementType, readonly TransactionType[]> = {
  credited: ['topUp', 'counterEntry'],
  work: ['work'],
  discounted: ['payOut', 'purchase', 'counterEntry', 'accountClosure'],
  fine: ['penalty'],
  serviceFee: ['work', 'counterEntry'],
  refund: ['refund', 'counterEntry'],
  chargeback: ['chargeback'],
};

/** Where lines of some types can come from; without a choice, from everything that changes what a company has. */
export function transactionsWith(types: readonly (StatementType | PaymentType)[]): TransactionType[] {
  if (types.length === 0) return changingTypes;
  const found = types.flatMap((one) => [
    ...(one in transactionsOf ? transactionsOf[one as StatementType] : []),
    ...changingTypes.filter((type) => paymentTypeOf[type] === one),
  ]);
  return [...new Set(found)];
}

/** Adds to each line, oldest first, what there is after it. `opening`: before the first one; null: unknown, because lines are left out. */
export function withBalances<Line extends { cents: number }>(
  lines: readonly Line[],
  opening: number | null,
): (Line & { balanceCents: number | null })[] {
  let balanceCents = opening;
  return lines.map((line) => {
    if (balanceCents !== null) balanceCents += line.cents;
    return { ...line, balanceCents };
  });
}

export const sumOfLines = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
