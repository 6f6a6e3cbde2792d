// npm start: installs and builds what is missing, then runs the product. Runs on the machine's Node.js, without packages.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { endLike, run } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { giveUp, productNode, quickStart, root } from './setup/prepare.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

/** By then the product is ready and has planted its demo world. */
const afterStartMs = 60_000;

try {
  await ensureInstalled();
  // What Node.js made of the sources the last time is kept, so that the next start is quicker; where it cannot be kept nothing is lost.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env };
  const parameters = [...quickStart, 'src/main.ts', '--pages-follow'];
  // The product prepares its database while its pages are built, and listens once we hang up.
  let failure;
  let improving;
  const begun = (child) =>
    ensureWebBuild('quick').then(
      (effort) => {
        child.disconnect();
        if (effort !== 'best') improving = setTimeout(improveCompression, afterStartMs);
      },
      (error) => {
        failure = error;
        child.kill('SIGTERM');
      },
    );
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const ending = await run(productNode, parameters, { cwd: root, env, passSignals: true, stdio, begun });
  clearTimeout(improving);
  if (failure) throw failure;
  endLike(ending);
  // A product that was stopped early leaves a build that nobody waits for.
  process.exit();
} catch (error) {
  giveUp(error);
}

/** Compresses what browsers load as well as it can be, only with what the product leaves of the machine; the next start finds it done. */
function improveCompression() {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'ignore' });
  child.unref();
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
