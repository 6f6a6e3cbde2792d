import type { HappeningName } from '#platform/contract/happening.ts';

/**
 * Who reads or is mailed. `owner`: of the company's space, or of an account · `company`: everybody of a space who may see the record · `team`: the
 * provider · `others`: whoever else the record names (a colleague, a recruiter, the invited, the other side).
 */
export type Reader = 'owner' | 'company' | 'candidate' | 'professional' | 'team' | 'others';

/** By reader, the key of a text in the catalogues: `room/part:key`. */
export type TextsByReader = Partial<Record<Reader, string>>;

/** One legal move of a state machine, or one event without a former state, with all who learn of it. */
export interface StateChange {
  happening: HappeningName;
  /** `-` before the record exists; `*` from any state that the machine allows. */
  from: string;
  to: string;
  /** What its readers' pages say from now on. Nobody: nothing on a page changes its words. */
  reads: TextsByReader;
  /** The mails that leave with it, each with a subject. */
  mails: TextsByReader;
  /** Mails of this row leave only then. */
  mailedIf?: string;
}

export interface StateMachine {
  /** Table and column, or what else holds the state. */
  holds: string;
  states: readonly string[];
  changes: readonly StateChange[];
}
