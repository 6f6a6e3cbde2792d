import type { ExportArea, LeavingPerson, LeavingTools } from '#platform/capability/own-data.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';
import type { Database } from '#platform/db/connection.ts';

type Rooms = readonly ServerCapability[];

/** What a copy of one's own data is made of; a file for each. */
export function exportAreasOf(rooms: Rooms): readonly ExportArea[] {
  return rooms.flatMap(({ ownData }) => ownData?.areas ?? []);
}

/** Every room ends what the person has under way, then takes its part away; the last ones first, so that the account itself goes last. */
export async function eraseEverywhere(
  transaction: Database,
  rooms: Rooms,
  person: LeavingPerson,
  tools: LeavingTools,
): Promise<void> {
  for (const { ownData } of rooms) await ownData?.leave?.(transaction, person, tools);
  for (const { ownData } of rooms.toReversed()) await ownData?.erase?.(transaction, person, tools);
}
