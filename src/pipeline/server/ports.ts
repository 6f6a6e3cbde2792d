import type { SQL } from 'drizzle-orm';
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

declare module '#platform/capability/ports.ts' {
  interface Ports extends AgreementPort, ProjectRecordsPort, OffersPort, CandidateSourcesPort {}
}
