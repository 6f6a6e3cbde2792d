import type { FastifyInstance } from 'fastify';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import type { Contract } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { BoundOperation } from '#platform/http/implement.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import type { Gate } from '#platform/http/gate.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

/** Status and head of a served page. */
export interface PageHead {
  status: number;
  html: string;
}

/** Where feeds, site maps and pictures are served from. */
export interface PublicPlace {
  database: Database;
  publicUrl: string;
}

/** What one capability brings to the server. Every part must be there, so that none is forgotten: an empty list says that it has none. */
export interface ServerCapability<Calls extends Contract = Contract, Supplied extends Partial<Ports> = Partial<Ports>> {
  /** Its calls, and what binds them to use cases. */
  contract: Calls;
  operations: readonly BoundOperation[];
  /** Its background work; a job that reaches all rooms is given them. */
  jobs: readonly AnyJob[] | ((rooms: readonly ServerCapability[]) => readonly AnyJob[]);
  /** What browsers may watch. */
  liveTopics: (database: Database, gate: Gate) => readonly TopicDefinition[];
  /** The head of its own addresses before any script runs; null for addresses of others, or as a whole when it has none. */
  pageHead: ((page: PageRequest) => PageHead | null | Promise<PageHead | null>) | null;
  /** Plain routes for machines, all within one limit of calls: feeds, site maps, calendars, pictures of shared links. */
  serveForMachines:
    | ((app: FastifyInstance, place: PublicPlace & { listSitemapFiles: () => Promise<string[]> }) => void)
    | null;
  /** What earlier rooms need of it, as they declare in their `server/ports.ts`. */
  supplies: Supplied;
  /** Its tables whose rows later rooms may follow by triggers of their own. Their columns are then relied on: who changes one looks at those triggers. */
  tablesOpenToTriggers: readonly string[];
  /** What it keeps of people; a test compares it with the tables. */
  ownData: OwnData | null;
  /** What it keeps in company spaces; likewise. */
  spaceRecords: SpaceRecords | null;
  /** Addresses of its site map files, named in the product's index. */
  listSitemapFiles: ((place: PublicPlace) => Promise<string[]>) | null;
}

/** Declares a capability; keeps the exact type of its contract, from which tests and the browser know every call, and of what it supplies. */
export function defineServerCapability<const Calls extends Contract, const Supplied extends Partial<Ports>>(
  capability: ServerCapability<Calls, Supplied>,
): ServerCapability<Calls, Supplied> {
  return capability;
}
