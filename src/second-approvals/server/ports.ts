import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { Approval } from './tables.ts';

export interface DecidedApproval {
  now: Date;
}

/** The person named by `details.memberId`; empty once the account is deleted, null where nobody is named. */
export interface Concerned {
  memberName: string | null;
}

/** Somebody whom a request is about, as it was frozen when it was asked for. */
export interface ApprovalPerson {
  /** Mails that name the person go with this account; null: there is none. */
  userId: string | null;
  /** Empty once the account is deleted. */
  name: string;
  /** What they get; null: no money. */
  money: {
    cents: number;
    /** What is withheld beside it. */
    taxCents: number;
    currency: Currency;
    /** The end of the PIX key to which it goes; empty: it goes another way. */
    keyEnd: string;
  } | null;
}

export interface ApprovalPeople {
  /** The first of them. */
  people: readonly ApprovalPerson[];
  count: number;
}

/** One kind of request that takes two administrators. */
export interface ApprovalKind {
  /** What is asked for, in words. */
  describe: (
    approval: Pick<Approval, 'aboutId' | 'details'> & Concerned,
    language: Language,
  ) => { title: string; facts?: { label: string; value: string }[]; path: string | null };
  /** Who gets what, by the records that requests are about; without it the title says all. */
  listPeople?: (database: Database, aboutIds: readonly string[]) => Promise<ReadonlyMap<string, ApprovalPeople>>;
  /**
   * Does it, within the transaction that approves it; what it throws leaves the request open, but `second-approvals.contentChanged` ends it: what
   * was asked for is no more what it was.
   */
  carryOut: (
    transaction: Database,
    approval: Approval & { decidedBy: string },
    around: DecidedApproval,
  ) => Promise<void>;
  /** What goes on at once after the transaction was kept; without it a job does in its time. */
  goOn?: (context: Pick<SignedInContext, 'queue' | 'log'>) => Promise<void>;
  /** What undoes its preparation when it was refused, lapsed, or nobody decided in time. */
  drop?: (transaction: Database, approval: Approval, around: DecidedApproval) => Promise<void>;
}

/** How a kind reads, before and after it is decided on. */
export type ApprovalWords = Pick<ApprovalKind, 'describe' | 'listPeople'>;

/** What later rooms ask two administrators for, by kind. */
export interface ApprovalsPort {
  approvalKinds: Readonly<Record<string, ApprovalKind>>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ApprovalsPort {}
}
