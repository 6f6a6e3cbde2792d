import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../running/child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { isMachineSuitable, pinnedNode, productNode, root } from './prepare.mjs';

/** @typedef {'running' | 'everything'} Extent what running the product needs, or also what its tests and tools need */

const lockFile = join(root, 'package-lock.json');
/** What npm writes when a tree is complete; a tree that a developer installed has it too. */
const treeFile = join(root, 'node_modules', '.package-lock.json');

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** @param {Extent} extent */
function hasPackages(extent) {
  const installed = readPackages(treeFile);
  return Object.entries(readPackages(lockFile)).every(([path, { version, dev, optional }]) => {
    if (path === '' || (dev && extent === 'running')) return true;
    return installed[path] ? installed[path].version === version : optional;
  });
}

async function runNpm(...parameters) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // What the lock file names is looked up in npm's own cache first. npm's warnings concern the machine's Node.js, which may be one that runs none of our code.
  const all = [...parameters, '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  // npm reports what it added to the standard output, which only says what its code says as well.
  const options = { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] };
  const { code } = npm && node ? await run(node, [npm, ...all], options) : await run('npm', all, options);
  if (code !== 0) throw new Error(`npm ${parameters[0]} failed, see above.`);
}

/**
 * Adds what tests and tools need to what runs; only a tree of another lock file is made anew, with everything where it once had everything, so
 * that a start between two tests takes nothing away.
 */
async function installPackages(extent) {
  if (hasPackages(extent)) return;
  if (extent === 'everything' && hasPackages('running')) {
    console.log('Adding the packages of tests and tools (once for this lock file) …');
    return runNpm('install', '--no-save', '--include=dev');
  }
  console.log('Installing the packages (once for this lock file) …');
  const isWhole = extent === 'everything' || Object.values(readPackages(treeFile)).some(({ dev }) => dev);
  await runNpm('ci', isWhole ? '--include=dev' : '--omit=dev');
}

/** npm's packages of Node.js also hold its headers; the program alone is kept, outside of what `npm ci` clears away. */
async function fetchNode() {
  if (existsSync(productNode)) return;
  const name = `node-${process.platform}-${process.arch}`;
  const known = JSON.parse(readFileSync(join(root, 'scripts', 'setup', 'node-packages.json'), 'utf8'));
  const integrity = known[`${name}@${pinnedNode}`];
  if (!integrity) throw new Error(`Please install Node.js ${pinnedNode}: there is no download of it for this machine.`);
  const folder = join(root, '.cache', 'fetched-node');
  mkdirSync(folder, { recursive: true });
  await runNpm('pack', `${name}@${pinnedNode}`, '--pack-destination', folder);
  const packed = join(folder, `${name}-${pinnedNode}.tgz`);
  const hash = createHash('sha512').update(readFileSync(packed)).digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`The fetched ${name} is not the one that this version pins.`);
  const { code } = await run('tar', ['-xzf', packed, '-C', folder, 'package/bin/node']);
  if (code !== 0) throw new Error(`Node.js ${pinnedNode} could not be unpacked (tar failed, see above).`);
  renameSync(join(folder, 'package', 'bin', 'node'), productNode);
  rmSync(folder, { recursive: true });
}

/** @param {Extent} extent */
export async function ensureInstalled(extent = 'running') {
  const isDone = () => existsSync(productNode) && hasPackages(extent);
  const install = () => Promise.all([installPackages(extent), isMachineSuitable || fetchNode()]);
  if (!isDone()) await oneAtATime('install', async () => isDone() || install());
}
