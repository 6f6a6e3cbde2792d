import pg from 'pg';

/** A server that accepts the connection and then stays silent must not block a call longer than this. */
const CONNECT_TIMEOUT_MS = 2_500;

/**
 * A connection whose failure reaches whoever awaits an answer and never ends the process: the driver emits a failure between two
 * statements as an event, and an event without a listener is an uncaught exception.
 */
export class MonitoredClient extends pg.Client {
  constructor(config: pg.ClientConfig, connectTimeoutMs = CONNECT_TIMEOUT_MS) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...config,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    this.on('error', () => {});
  }

  /** Closes it without notifying the server, which may be silent: pending queries fail at once. */
  cut(): void {
    this.connection.stream.destroy();
  }
}

/** Opens a separate connection, named for the server's list of connections. */
export async function connectClient(
  connectionString: string,
  name: string,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<MonitoredClient> {
  const client = new MonitoredClient({ connectionString, application_name: name }, connectTimeoutMs);
  await client.connect();
  return client;
}
