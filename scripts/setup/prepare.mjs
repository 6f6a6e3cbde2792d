import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Ponte needs Node.js 20 or newer to start; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The checkout: all paths are relative to it, wherever the command was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The version that is fetched for a machine whose own Node.js is not suitable. */
export const pinnedNode = readFileSync(join(root, '.nvmrc'), 'utf8').trim();

/** Node.js runs TypeScript without a warning since 24.3; another major version is another platform, on which nothing was tested. */
export const isMachineSuitable = major === Number(pinnedNode.split('.')[0]) && minor >= 3;

/** The Node.js that runs the product, its tests and its tools: the machine's where it is suitable, otherwise the one fetched by install.mjs. */
export const productNode = isMachineSuitable ? process.execPath : join(root, '.cache', `node-${pinnedNode}`);
