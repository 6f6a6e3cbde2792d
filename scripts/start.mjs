// npm start: installs and builds what is missing, then runs the product. Runs on the machine's Node.js, without packages.
import { join } from 'node:path';
import { endLike, run } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { giveUp, productNode, quickStart, root } from './setup/prepare.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

try {
  await ensureInstalled();
  // What Node.js made of the sources the last time is kept, so that the next start is quicker; where it cannot be kept nothing is lost.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env };
  const parameters = [...quickStart, 'src/main.ts', ...process.argv.slice(2)];
  // The product prepares its database while its pages are built, and listens once we hang up.
  let failure;
  const begun = (child) =>
    ensureWebBuild().then(
      () => child.disconnect(),
      (error) => {
        failure = error;
        child.kill('SIGTERM');
      },
    );
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const ending = await run(productNode, parameters, { cwd: root, env, passSignals: true, stdio, begun });
  if (failure) throw failure;
  endLike(ending);
  // A product that was stopped early leaves a build that nobody waits for.
  process.exit();
} catch (error) {
  giveUp(error);
}
