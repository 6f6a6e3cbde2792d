import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { test as journey } from './journey.ts';
import { startCopy } from './product-copies.ts';

interface Collector {
  /** The page views that arrived, newest last. */
  views: { path: string; language: string; brand: string }[];
  url: string;
}

/** Queries the product's own database, for what no page can do, such as making an acceptance old. */
type Query = (sql: string, values: unknown[]) => Promise<unknown>;

/** Journeys through a product that forwards page views to a collector, which runs beside it. */
export const test = journey.extend<object, { collector: Collector; query: Query }>({
  collector: [
    async ({}, provide) => {
      const views: Collector['views'] = [];
      const server = createServer((request, response) => {
        void text(request).then((body) => {
          views.push(JSON.parse(body) as Collector['views'][number]);
          response.writeHead(204).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await provide({ views, url: `http://127.0.0.1:${port}/views` });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ collector }, provide) => {
      const product = await startCopy({ env: { ANALYTICS_URL: collector.url } });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  query: [
    async ({ product }, provide) => {
      const client = new pg.Client({ connectionString: product.databaseUrl });
      await client.connect();
      await provide((sql, values) => client.query(sql, values));
      await client.end();
    },
    { scope: 'worker' },
  ],
});
