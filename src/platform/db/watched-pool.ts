import pg from 'pg';
import type { Heartbeat } from '#platform/db/heartbeat.ts';
import { noteClient } from '#platform/db/open-transaction.ts';
import { PipelinedClient } from '#platform/db/statements/pipelined-client.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that knows whether the database answers. During an outage every call fails at once; when the outage starts, calls that
 * await an answer or a connection fail, and connections that may be half open are closed.
 */
export class WatchedPool extends pg.Pool {
  readonly #heartbeat: Heartbeat;
  readonly #open: Set<PipelinedClient>;
  readonly #waiting = new Set<Taken>();

  constructor(config: pg.PoolConfig, heartbeat: Heartbeat) {
    const open = new Set<PipelinedClient>();
    class PooledClient extends PipelinedClient {
      constructor(options: pg.ClientConfig = {}) {
        super(options);
        open.add(this);
        this.once('end', () => open.delete(this));
      }
    }
    super({ ...config, Client: PooledClient });
    this.#heartbeat = heartbeat;
    this.#open = open;
    // The pool replaces an idle connection that the server closed.
    this.on('error', () => {});
    heartbeat.onLoss(() => this.cut());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | void {
    if (!callback) {
      return new Promise<pg.PoolClient>((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error!))),
      ).then((client) => {
        noteClient(client);
        return client;
      });
    }
    if (!this.#heartbeat.isUp()) return callback(away(), undefined, () => {});
    this.#waiting.add(callback);
    super.connect((error, client, done) => {
      if (this.#waiting.delete(callback)) return callback(error, client, done);
      // Already rejected when the database was lost.
      done?.();
    });
  }

  /** Closes every connection without notifying the server. */
  cut(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const callback of waiting) callback(away(), undefined, () => {});
    for (const client of this.#open) client.cut();
  }
}

const away = () => new DependencyError('The database does not answer.');
