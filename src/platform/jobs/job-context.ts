import type { BaseLogger } from 'pino';
import type { Ports } from '#platform/capability/ports.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** What the running product gives to a job, under the names of a request's context: a use case may be called from both. */
export interface JobContext {
  database: Database;
  log: BaseLogger;
  settings: Config;
  files: FileStore;
  /** What rooms need of later ones. */
  ports: Ports;
  /** The start of this run. */
  now: Date;
  /** A failure is not retried any more. */
  lastTry: boolean;
}

/** What is supplied at start; the rest belongs to a run. */
export type JobServices = Omit<JobContext, 'now' | 'lastTry'>;
