// Vite's server for development, in front of the API; started by scripts/dev.mjs.
import { createServer } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT}`;
const server = await createServer({
  server: { port: Number(process.env.PORT), strictPort: true, proxy: { '/api': { target: api, xfwd: true } } },
});
await server.listen();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void server.close().then(() => process.exit(0)));
