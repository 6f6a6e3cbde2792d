import { connect, createServer, type Server, type Socket } from 'node:net';

export type OutageProxy = Awaited<ReturnType<typeof startOutageProxy>>;

/** A proxy between the product and its database that fails the way networks and servers do. */
export async function startOutageProxy(connectionString: string) {
  const target = new URL(connectionString);
  const pairs = new Set<[Socket, Socket]>();
  let server: Server;
  let port = 0;
  let isHanging = false;

  function accept(near: Socket): void {
    const far = connect({ host: target.hostname, port: Number(target.port || 5432) });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.on('data', (data) => to.write(data));
      if (isHanging) from.pause();
    }
  }

  function listen(): Promise<void> {
    server = createServer(accept);
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as { port: number });
        resolve();
      });
    });
  }

  /** Breaks every connection; new ones work. */
  function cut(): void {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  await listen();
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    connectionString: url.href,
    openConnections: () => pairs.size,
    cut,
    /** Like a machine without a listener: refuses connections. */
    refuse(): void {
      server.close();
      cut();
    },
    /** Like a frozen server: accepts connections, and answers nothing. */
    hang(): void {
      isHanging = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    async restore(): Promise<void> {
      isHanging = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
      if (!server.listening) await listen();
    },
    async stop(): Promise<void> {
      cut();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
