import { capabilities } from '#application/capabilities.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';

type Rooms = typeof capabilities;
type MadeBy<Room extends keyof Rooms> = Rooms[Room]['demo'] extends () => Promise<{
  capability: { plant: (...given: never[]) => Promise<infer Made> };
}>
  ? (one: Made) => void
  : never;
/** What all rooms plant for others. */
type Made = { [Room in keyof Rooms]: MadeBy<Room> }[keyof Rooms] extends (all: infer All) => void ? All : never;

/**
 * A small plausible world: companies with open vacancies, professionals with complete profiles, pipelines in progress. Each room plants its
 * part, in the written order. Throws soon after the signal is aborted.
 */
export async function buildDemoWorld(database: Database, { signal }: { signal: AbortSignal }): Promise<DemoWorld> {
  const world: Partial<DemoWorld> = {};
  for (const { demo } of Object.values(capabilities)) {
    signal.throwIfAborted();
    const part = await demo?.();
    Object.assign(world, await part?.capability.plant({ database, signal }, world as DemoWorld));
  }
  return world as Made;
}
