import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Ponte needs Node.js 20 or newer to start; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The checkout: all paths are relative to it, wherever the command was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The Node.js that runs the product, installed by npm. */
export const productNode = join(root, 'node_modules', '.bin', 'node');

/** Node.js options before the product's own file: they cut the time to load its modules by two thirds. */
export const quickStart = ['--import', pathToFileURL(join(root, 'scripts', 'setup', 'remember-modules.mjs')).href];

/** Prints in one sentence why we cannot continue, without a useless stack trace. */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
