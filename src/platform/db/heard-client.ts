import pg from 'pg';

/** A server that takes the connection and then says nothing must not hold a call longer than this. */
const CONNECT_TIMEOUT_MS = 2_500;

/**
 * A connection whose break is heard by whoever waits for its answer, and never ends the process: the driver reports one
 * that breaks between two statements as an event, and an event without a listener is an uncaught exception.
 */
export class HeardClient extends pg.Client {
  constructor(config: pg.ClientConfig, connectTimeoutMs = CONNECT_TIMEOUT_MS) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...config,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    this.on('error', () => {});
  }

  /** Ends it without asking the server, which may be silent: what waits for an answer fails now. */
  cut(): void {
    this.connection.stream.destroy();
  }
}

/** One connection of its own, named for whoever looks at the server's list. */
export async function connectClient(connectionString: string, name: string): Promise<HeardClient> {
  const client = new HeardClient({ connectionString, application_name: name });
  await client.connect();
  return client;
}
