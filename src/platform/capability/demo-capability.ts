import type { Database } from '#platform/db/connection.ts';

/** What rooms before have planted. A room whose records later ones build on extends this in its `demo/capability.ts`; one that nobody plants does not compile. */
export interface DemoWorld {}

export interface DemoTools {
  /** In one transaction with all other rooms. */
  database: Database;
  /** Aborted when the product stops: check it between long steps. */
  signal: AbortSignal;
}

/** The bytes of a file whose row a room plants. */
export interface DemoFile {
  key: string;
  mediaType: string;
  /** Where they are in the repository. */
  path: string;
}

/** What one capability brings to the demo world. It is loaded only to be planted. */
export interface DemoCapability<Made extends Partial<DemoWorld> = Partial<DemoWorld>> {
  /** Plants the room's records; rooms in the written order. Returns what later ones build on. */
  plant: (tools: DemoTools, world: DemoWorld) => Promise<Made>;
  /** Stored at every start, outside of the transaction: a copied database comes without them. */
  files?: readonly DemoFile[];
}

/** Declares a capability's part of the demo world; keeps the exact type of what it plants for others. */
export function defineDemoCapability<const Made extends Partial<DemoWorld>>(
  capability: DemoCapability<Made>,
): DemoCapability<Made> {
  return capability;
}
