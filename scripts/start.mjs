// npm start: installs and builds what is missing, then runs the product. Runs on the machine's Node.js, without packages.
import { endLike, run } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { giveUp, productNode, root } from './setup/prepare.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

try {
  await ensureInstalled();
  await ensureWebBuild();
  endLike(await run(productNode, ['src/main.ts', ...process.argv.slice(2)], { cwd: root, passSignals: true }));
} catch (error) {
  giveUp(error);
}
