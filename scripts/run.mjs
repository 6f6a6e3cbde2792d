// node scripts/run.mjs FILE.ts …: installs what is missing, then runs a file of the repository with the product's Node.js.
import { resolve } from 'node:path';
import { endLike, giveUp, run } from './running/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { productNode, root } from './setup/prepare.mjs';

try {
  const [file, ...parameters] = process.argv.slice(2);
  if (!file) throw new Error('Usage: node scripts/run.mjs FILE.ts [arguments]');
  // Scripts are part of running the product; everything else (figures, programs of packages) is for its developers.
  await ensureInstalled(file.startsWith('scripts/') ? 'running' : 'everything');
  // The working directory stays the caller's, whose file names are among the arguments.
  const options = { cwd: process.env.INIT_CWD ?? process.cwd(), passSignals: true };
  endLike(await run(productNode, [resolve(root, file), ...parameters], options));
} catch (error) {
  giveUp(error);
}
