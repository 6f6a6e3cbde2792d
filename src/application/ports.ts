import type { capabilities } from '#application/capabilities.ts';
import { readFurtherClaims } from '#application/further-claims.ts';
import { serverCapabilities } from '#application/server-capabilities.ts';
import { welcomePerson } from '#application/welcome-person.ts';
import {
  endWorkspaceRecords,
  findClosingObstacle,
  hasWorkspaceRecords,
  moveProjectRecords,
} from '#application/workspace-records.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { createLiveIndex } from '#suggestions/server/index/live-index.ts';

type Rooms = typeof capabilities;
type SuppliedBy<Room extends keyof Rooms> = Awaited<ReturnType<Rooms[Room]['server']>>['capability']['supplies'];
type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** The ports that the manifests of all rooms implement. */
type Supplied = Intersected<{ [Room in keyof Rooms]: SuppliedBy<Room> }[keyof Rooms]>;

/** Supplies each room with the ports of later rooms. A declared port without an implementation does not compile. */
export function createPorts(connection: Connection, listener: LiveListener): Ports {
  const supplied = Object.assign({}, ...serverCapabilities.map(({ supplies }) => supplies)) as Supplied;
  return {
    ...supplied,
    // Ports that combine several rooms.
    approvalKinds: Object.assign(
      {},
      ...serverCapabilities.map(({ supplies }) => ('approvalKinds' in supplies ? supplies.approvalKinds : {})),
    ) as Supplied['approvalKinds'],
    readFurtherClaims,
    welcomePerson,
    endWorkspaceRecords,
    findClosingObstacle,
    hasWorkspaceRecords,
    moveProjectRecords,
    memberIndex: createLiveIndex(connection.database, listener),
    rooms: serverCapabilities,
  };
}
