// npm start: installs and builds what is missing, then runs the product. Runs on the machine's Node.js, without packages.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endLike, giveUp, run } from './running/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { productNode, root } from './setup/prepare.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

/** By then the product is ready and has planted its demo world. */
const afterStartMs = 60_000;

try {
  await ensureInstalled();
  // What Node.js made of the sources the last time is kept, so that the next start is quicker; where it cannot be kept nothing is lost.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env };
  // The hooks cut the time to load its modules by two thirds.
  const hooks = pathToFileURL(join(root, 'scripts', 'running', 'remember-modules.mjs')).href;
  const parameters = ['--import', hooks, 'src/main.ts', '--pages-follow'];
  // The product prepares its database while its pages are built, and listens once we hang up.
  const stopped = new AbortController();
  let failure;
  /** @type {Promise<void> | undefined} */
  let building;
  const begun = (child) => {
    building = ensureWebBuild('quick', stopped.signal).then(
      (mark) => {
        child.disconnect();
        if (!mark.endsWith(' best')) setTimeout(improveCompression, afterStartMs, mark).unref();
      },
      (error) => {
        failure = error;
        child.kill('SIGTERM');
      },
    );
  };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const ending = await run(productNode, parameters, { cwd: root, env, passSignals: true, stdio, begun });
  if (failure) throw failure;
  // A product that ended early leaves a build that nobody waits for.
  stopped.abort();
  await building;
  endLike(ending);
} catch (error) {
  giveUp(error);
}

/** Compresses what browsers load as well as it can be, only with what the product leaves of the machine; the next start finds it done. */
function improveCompression(mark) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'improve-build.mjs'), mark], { stdio: 'ignore' });
  child.unref();
  // A product that runs does not end because its build stays as it is.
  child.on('error', () => {});
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
