// npm run dev: the server restarts and the browser reloads when their files change.
import { spawn } from 'node:child_process';
import { giveUp, passSignalsTo } from './running/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { productNode, root } from './setup/prepare.mjs';

try {
  await ensureInstalled();
  const port = Number(process.env.PORT ?? 3000);
  const url = `http://localhost:${port}`;
  const apiPort = port + 1;
  const environment = { PUBLIC_URL: url, ...process.env };
  const start = (parameters, env) =>
    spawn(productNode, parameters, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } });
  const children = [
    start(['--watch', '--watch-preserve-output', 'src/main.ts'], { PORT: String(apiPort) }),
    start(['node_modules/vite/bin/vite.js', '--strictPort', '--port', String(port)], { API_PORT: String(apiPort) }),
  ];
  passSignalsTo(children);
  console.log(`Development: ${url} (pages reload as you type), API on http://localhost:${apiPort}/api`);
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ??= code ?? 0;
      for (const other of children) other.kill('SIGTERM');
    });
  }
} catch (error) {
  giveUp(error);
}
