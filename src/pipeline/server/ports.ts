import type { ProjectMove } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';

/** A hire takes the figures that were agreed along: the pipeline does not know negotiations. */
export interface AgreementPort {
  takeAgreement: (transaction: Database, hire: { applicationId: string; memberId: string; now: Date }) => Promise<void>;
}

/** What rooms keep beside a project goes with it to another space. */
export interface ProjectRecordsPort {
  moveProjectRecords: (transaction: Database, move: ProjectMove) => Promise<void>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends AgreementPort, ProjectRecordsPort {}
}
