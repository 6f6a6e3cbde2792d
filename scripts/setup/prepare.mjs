import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Ponte needs Node.js 20 or newer to start; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The checkout: everything below it is addressed from here, wherever the command was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The Node.js that the product runs on, brought by npm. */
export const productNode = join(root, 'node_modules', '.bin', 'node');

/** For Node.js before the product's own file: two thirds less time until its modules are read. */
export const quickStart = ['--import', pathToFileURL(join(root, 'scripts', 'setup', 'remember-modules.mjs')).href];

/** Says in one sentence why we cannot go on, without a stack that nobody can use. */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
