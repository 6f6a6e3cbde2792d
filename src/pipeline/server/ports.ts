import type { SQL } from 'drizzle-orm';
import type { Announced } from '#applications/server/announce-applications.ts';
import type { CandidateSource } from '#applications/rules/candidate-sources.ts';
import type { ProjectMove } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';

/** Applies the agreed figures to a hire; the pipeline does not know negotiations. */
export interface AgreementPort {
  applyAgreement: (
    transaction: Database,
    hire: { applicationId: string; memberId: string; now: Date },
  ) => Promise<void>;
}

/** Moves the rooms' records of a project to another space together with it. */
export interface ProjectRecordsPort {
  moveProjectRecords: (transaction: Database, move: ProjectMove) => Promise<void>;
}

/** Whoever negotiates an offer is told of a disqualification at once, because it ends the offer; the pipeline does not know negotiations. */
export interface OffersPort {
  /** Finds which of the applications have an offer or an agreement that is not over. */
  findNegotiating: (transaction: Database, applicationIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Who came by some sources; the pipeline does not know the journeys of candidates. */
export interface CandidateSourcesPort {
  /** Holds where `applicationId` is an application of the company by one of the sources. */
  cameBy: (applicationId: SQL, workspaceId: string, sources: readonly CandidateSource[]) => SQL;
}

/** Words that a company sends to several candidates, filled in for each. */
export interface Mailing {
  /** Sent again with the same one, nobody gets it twice. */
  mailingId: string;
  subject: string;
  text: string;
  /** Null: at once. */
  sendAt: Date | null;
  /** False for words after which nobody has to answer; true without it. */
  asksAnswer?: boolean | undefined;
  /** Mailed at its time, whenever the last mail was; true for what nobody may miss for a quarter of an hour. */
  isUrgent?: boolean | undefined;
}

/** Who writes, and when. */
export interface Sending {
  /** Null: their account is gone. */
  senderId: string | null;
  now: Date;
}

/** Whoever was not selected reads why in the conversation with the company; the pipeline does not know conversations. */
export interface ConversationsPort {
  /** Writes a message to these locked candidates. Whoever has it already gets nothing. */
  writeToAll: (
    transaction: Database,
    sending: Sending,
    mailing: Mailing,
    candidates: readonly Announced[],
  ) => Promise<void>;
  /** Which of these locked applications' candidates a message of the company would not reach; their conversations are locked. */
  listUnreached: (
    transaction: Database,
    applicationIds: readonly string[],
  ) => Promise<{
    /** They take no messages of the company. */
    blocked: ReadonlySet<string>;
    /** They get no mails about messages. */
    muted: ReadonlySet<string>;
  }>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends AgreementPort, ProjectRecordsPort, OffersPort, CandidateSourcesPort, ConversationsPort {}
}
