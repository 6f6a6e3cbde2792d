import type { Ports } from '#platform/capability/ports.ts';
import type { Config } from '#platform/config.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import type { DemoMode } from '#platform/http/request-context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Queue } from '#platform/jobs/queue.ts';

export interface ServerParts {
  config: Config;
  sessionSecret: string;
  /** Null outside of demo mode, which is decided once the database is migrated. */
  demo: () => DemoMode | null;
  connection: Connection;
  listener: LiveListener;
  queue: Queue;
  files: FileStore;
  ports: Ports;
}
