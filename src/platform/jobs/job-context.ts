import type { BaseLogger } from 'pino';
import type { Ports } from '#platform/capability/ports.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** What the running product provides to a job, named as in a request's context, so that use cases can be called from both. */
export interface JobContext {
  database: Database;
  log: BaseLogger;
  settings: Config;
  files: FileStore;
  /** The ports that later rooms implement. */
  ports: Ports;
  /** The start of this run. */
  now: Date;
  /** A failure is not retried any more. */
  lastTry: boolean;
}

/** Supplied once at start; the other properties belong to one run. */
export type JobServices = Omit<JobContext, 'now' | 'lastTry'>;
