import pg from 'pg';
import { HeardClient } from '#platform/db/heard-client.ts';
import type { Heartbeat } from '#platform/db/heartbeat.ts';
import { OutsideError } from '#platform/errors/outside-error.ts';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that knows whether the database answers. While it does not, every call fails at once; when it is lost, what
 * waits for an answer or for a connection fails, and connections that may be half open go.
 */
export class WatchedPool extends pg.Pool {
  readonly #heartbeat: Heartbeat;
  readonly #open: Set<HeardClient>;
  readonly #waiting = new Set<Taken>();

  constructor(config: pg.PoolConfig, heartbeat: Heartbeat) {
    const open = new Set<HeardClient>();
    class PooledClient extends HeardClient {
      constructor(options: pg.ClientConfig = {}) {
        super(options);
        open.add(this);
        this.once('end', () => open.delete(this));
      }
    }
    super({ ...config, Client: PooledClient });
    this.#heartbeat = heartbeat;
    this.#open = open;
    // An idle connection that the server closed is replaced by the pool.
    this.on('error', () => {});
    heartbeat.onLoss(() => this.cut());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | void {
    if (!callback) {
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error!))),
      );
    }
    if (!this.#heartbeat.isUp()) return callback(away(), undefined, () => {});
    this.#waiting.add(callback);
    super.connect((error, client, done) => {
      if (this.#waiting.delete(callback)) return callback(error, client, done);
      // Answered already when the database was lost.
      done?.();
    });
  }

  /** Ends every connection without asking the server. */
  cut(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const callback of waiting) callback(away(), undefined, () => {});
    for (const client of this.#open) client.cut();
  }
}

const away = () => new OutsideError('The database does not answer.');
