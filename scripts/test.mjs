// npm test: installs what is missing, then runs all gates and suites. Runs on the machine's Node.js, without packages.
import { endLike, giveUp, run } from './running/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { productNode, root } from './setup/prepare.mjs';

try {
  await ensureInstalled('everything');
  const parameters = ['scripts/gates/run-gates.ts', ...process.argv.slice(2)];
  endLike(await run(productNode, parameters, { cwd: root, passSignals: true }));
} catch (error) {
  giveUp(error);
}
