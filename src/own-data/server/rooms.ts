import type { ExportArea, LeavingPerson, LeavingTools } from '#platform/capability/own-data.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';
import type { Database } from '#platform/db/connection.ts';

type Rooms = readonly ServerCapability[];

/** The files of an export of one's own data. */
export function exportAreasOf(rooms: Rooms): readonly ExportArea[] {
  return rooms.flatMap(({ ownData }) => ownData?.areas ?? []);
}

/** Every room first ends what the person has in progress, then erases its part; in reverse order, so that the account itself comes last. */
export async function eraseEverywhere(
  transaction: Database,
  rooms: Rooms,
  person: LeavingPerson,
  tools: LeavingTools,
): Promise<void> {
  for (const { ownData } of rooms) await ownData?.leave?.(transaction, person, tools);
  for (const { ownData } of rooms.toReversed()) await ownData?.erase?.(transaction, person, tools);
}
