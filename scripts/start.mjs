// npm start: installs and builds what is missing, then runs the product. Runs on the machine's Node.js, without packages.
import { join } from 'node:path';
import { endLike, run } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { giveUp, productNode, quickStart, root } from './setup/prepare.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

try {
  await ensureInstalled();
  await ensureWebBuild();
  // What Node.js made of the sources the last time is kept, so that the next start is quicker; where it cannot be kept nothing is lost.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env };
  const parameters = [...quickStart, 'src/main.ts', ...process.argv.slice(2)];
  endLike(await run(productNode, parameters, { cwd: root, env, passSignals: true }));
} catch (error) {
  giveUp(error);
}
