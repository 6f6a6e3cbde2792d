// The baseline for the product: the same statement on the same database with nothing but Node.js and the driver.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

export interface BareServerTask {
  connectionString: string;
  poolSize: number;
  query: pg.QueryConfig;
}

const { connectionString, poolSize, query } = JSON.parse(process.env.BARE_SERVER_TASK!) as BareServerTask;
const pool = new pg.Pool({ connectionString, max: poolSize });

const server = createServer((_request, response) => {
  pool.query(query).then(
    ({ rows }) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(rows));
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
