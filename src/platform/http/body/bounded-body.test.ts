import { once } from 'node:events';

import { type AddressInfo, createConnection } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { isDependencyFailure } from '#platform/errors/is-dependency-failure.ts';
import { boundBodies } from './bounded-body.ts';

test('a sender that breaks off is no failure of what is around us', async () => {
  const app = fastify();
  boundBodies(app);
  const failed = new Promise<unknown>((resolve) => {
    app.setErrorHandler((problem, _request, reply) => {
      resolve(problem);
      return reply.code(400).send();
    });
  });
  app.post('/', () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const sender = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(sender, 'connect');
  sender.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await once(app.server, 'request');
  sender.resetAndDestroy();
  const problem = await failed;
  expect([isDependencyFailure(problem), (problem as { code: string }).code]).toEqual([false, 'platform.brokenJson']);
  await app.close();
});
