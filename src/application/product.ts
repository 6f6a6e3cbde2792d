import type { readFurtherClaims } from '#application/further-claims.ts';
import type { welcomePerson } from '#application/welcome-person.ts';
import type { endWorkspaceRecords, hasWorkspaceRecords, moveProjectRecords } from '#application/workspace-records.ts';
import type { closeApplicationsOf } from '#jobs/applications/server/manage-applications.ts';
import type { readPeopleOfPositions, readPeopleOfProjects } from '#jobs/applications/server/read-people.ts';
import type { takeAgreement } from '#negotiations/server/take-agreement.ts';
import type { inviteInHouse } from '#pipeline/selection/server/squad/invite-in-house.ts';
import type { isCandidateOf } from '#pipeline/candidates/server/candidate-queries.ts';
import type { LanguageModelPort } from '#platform/ai/language-model.ts';
import type { PageViewPort } from '#platform/analytics/page-view-port.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';
import type { Config } from '#platform/config.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Queue } from '#platform/jobs/queue.ts';
import type { KeptIndex } from '#suggestions/server/index/keep-index.ts';

export interface ServerParts {
  config: Config;
  sessionSecret: string;
  demo: boolean;
  connection: Connection;
  listener: LiveListener;
  queue: Queue;
  files: FileStore;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What some use cases need of the running product besides the database. */
    product: {
      config: Config;
      /** Signs cookies and seals second factors. */
      sessionSecret: string;
      queue: Queue;
      files: FileStore;
      /** Null: page views go nowhere. */
      pageViews: PageViewPort | null;
      /** Null: no model is configured. */
      languageModel: LanguageModelPort | null;
      demo: boolean;
      /** The claims that belong to capabilities which accounts does not know. */
      readFurtherClaims: typeof readFurtherClaims;
      /** What else a new person gets, in the transaction of the sign-up. */
      welcomePerson: typeof welcomePerson;
      /** Who applied and who was hired: projects does not know applications. */
      readPeopleOfProjects: typeof readPeopleOfProjects;
      readPeopleOfPositions: typeof readPeopleOfPositions;
      /** Who still waits when a vacancy closes or its project ends is told. */
      closeApplicationsOf: typeof closeApplicationsOf;
      /** Whether a professional is a candidate of a company: tests do not know applications. */
      isCandidateOf: typeof isCandidateOf;
      /** A hire takes the figures that were agreed along: the pipeline does not know negotiations. */
      takeAgreement: typeof takeAgreement;
      /** Everybody in the ranking for vacancies, in memory. */
      memberIndex: KeptIndex;
      /** Whom a company brings along becomes a candidate: projects does not know applications. */
      inviteInHouse: typeof inviteInHouse;
      /** Projects and vacancies of a company space: workspaces does not know them. */
      endWorkspaceRecords: typeof endWorkspaceRecords;
      hasWorkspaceRecords: typeof hasWorkspaceRecords;
      /** What rooms keep beside a project goes with it to another space. */
      moveProjectRecords: typeof moveProjectRecords;
      /** What every room declares, in the written order. */
      rooms: readonly ServerCapability[];
    };
  }
}
