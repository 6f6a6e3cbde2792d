import type { ServerCapability } from '#platform/capability/server-capability.ts';

/** What every room declares about what waits for people and about their records, in the written order. */
export interface RoomsPort {
  rooms: readonly ServerCapability[];
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends RoomsPort {}
}
