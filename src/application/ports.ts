import { readFurtherClaims } from '#application/further-claims.ts';
import { serverCapabilities } from '#application/server-capabilities.ts';
import { welcomePerson } from '#application/welcome-person.ts';
import { endWorkspaceRecords, hasWorkspaceRecords, moveProjectRecords } from '#application/workspace-records.ts';
import { closeApplicationsOf } from '#jobs/applications/server/manage-applications.ts';
import { readPeopleOfPositions, readPeopleOfProjects } from '#jobs/applications/server/read-people.ts';
import { takeAgreement } from '#negotiations/server/take-agreement.ts';
import { isCandidateOf } from '#pipeline/candidates/server/candidate-queries.ts';
import { inviteInHouse } from '#pipeline/selection/server/squad/invite-in-house.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { keepIndex } from '#suggestions/server/index/keep-index.ts';

/** Supplies each room with what it needs of later ones. A port that is declared and not supplied does not compile. */
export function createPorts(connection: Connection, listener: LiveListener): Ports {
  return {
    readFurtherClaims,
    welcomePerson,
    endWorkspaceRecords,
    hasWorkspaceRecords,
    isCandidateOf,
    readPeopleOfProjects,
    readPeopleOfPositions,
    closeApplicationsOf,
    inviteInHouse,
    takeAgreement,
    moveProjectRecords,
    memberIndex: keepIndex(connection.database, listener),
    rooms: serverCapabilities,
  };
}
