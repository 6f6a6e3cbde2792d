import type { FastifyInstance } from 'fastify';
import type { FindSource } from '#platform/capability/finding.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import type { WaitingPart } from '#platform/capability/waiting.ts';
import type { Contract } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { BoundOperation } from '#platform/http/implement.ts';
import type { ForeignHosts } from '#platform/http/page-security.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import type { Gate } from '#platform/http/gate.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

/** Status and head of a served page. */
export interface PageHead {
  status: number;
  html: string;
  /** Hosts of others that this page alone may load from. */
  hosts?: ForeignHosts;
}

/** What routes for feeds, site maps and images need from the product. */
export interface PublicPlace {
  database: Database;
  publicUrl: string;
}

/** What one capability contributes to the server. Every part is required, so that none is forgotten: an empty list says that there is none. */
export interface ServerCapability<Calls extends Contract = Contract, Supplied extends Partial<Ports> = Partial<Ports>> {
  /** Its operations and their bindings to use cases. */
  contract: Calls;
  operations: readonly BoundOperation[];
  /** Its background jobs. */
  jobs: readonly AnyJob[];
  /** The live topics that browsers may subscribe to. */
  liveTopics: (database: Database, gate: Gate) => readonly TopicDefinition[];
  /** What waits for whom in it; null when nothing ever does. */
  waiting: WaitingPart | null;
  /** The kinds of its records that the command palette finds. */
  finds: readonly FindSource[];
  /** The HTML head for its own addresses before any script runs; null for addresses of others, or null as a whole when it has none. */
  pageHead: ((page: PageRequest) => PageHead | null | Promise<PageHead | null>) | null;
  /** Plain routes for machines, sharing one rate limit: feeds, site maps, calendars, preview images of shared links. */
  serveForMachines:
    | ((app: FastifyInstance, place: PublicPlace & { listSitemapFiles: () => Promise<string[]> }) => void)
    | null;
  /** The ports of earlier rooms that it implements, as declared in their `server/ports.ts`. */
  supplies: Supplied;
  /** Its tables that later capabilities may attach triggers to. Their columns are then a contract: check those triggers before changing one. */
  tablesOpenToTriggers: readonly string[];
  /** Its personal data; a test compares it with the tables. */
  ownData: OwnData | null;
  /** Its records in company spaces; compared with the tables in the same way. */
  spaceRecords: SpaceRecords | null;
  /** Addresses of its site map files, listed in the product's index. */
  listSitemapFiles: ((place: PublicPlace) => Promise<string[]>) | null;
}

/**
 * Declares a capability. Keeps the exact types of its contract, from which tests and the browser derive every call, and of the ports it
 * implements.
 */
export function defineServerCapability<const Calls extends Contract, const Supplied extends Partial<Ports>>(
  capability: ServerCapability<Calls, Supplied>,
): ServerCapability<Calls, Supplied> {
  return capability;
}
