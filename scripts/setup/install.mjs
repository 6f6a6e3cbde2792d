import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { isMachineSuitable, pinnedNode, productNode, root } from './prepare.mjs';

const marker = join(root, 'node_modules', '.ponte-install');

/** @typedef {'running' | 'everything'} Extent what running the product needs, or also what its tests and tools need */

function lockHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const name of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function readOr(file, otherwise) {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
}

/** What the last command that installed something has left. */
function readMarker() {
  const [extent, hash] = readOr(marker, '').split(' ');
  return { extent, isCurrent: hash === lockHash() };
}

/** @param {Extent} extent */
function isInstalled(extent) {
  const { extent: installed, isCurrent } = readMarker();
  return existsSync(productNode) && isCurrent && (installed === 'everything' || installed === extent);
}

/** After a developer's own `npm install` the tree matches the lock file, only without our marker. */
function treeMatchesLock(extent) {
  const installed = JSON.parse(readOr(join(root, 'node_modules', '.package-lock.json'), '{}')).packages ?? {};
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || (extent === 'running' && entry.dev)) return true;
    return installed[path] ? installed[path].version === entry.version : entry.optional;
  });
}

async function runNpm(...parameters) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // npm's warnings concern the machine's Node.js, which may be one that runs none of our code.
  const all = [...parameters, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm reports what it added to the standard output, which only says what its code says as well.
  const options = { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] };
  const { code } = npm && node ? await run(node, [npm, ...all], options) : await run('npm', all, options);
  if (code !== 0) throw new Error(`npm ${parameters[0]} failed, see above.`);
}

/** Adds what tests and tools need to what runs; only a tree of another lock file is made anew. */
async function installPackages(extent) {
  if (treeMatchesLock(extent)) return;
  if (extent === 'everything' && treeMatchesLock('running')) {
    console.log('Adding the packages of tests and tools (once for this lock file) …');
    await runNpm('install', '--no-save', '--include=dev');
  } else {
    console.log('Installing the packages (once for this lock file) …');
    await runNpm('ci', extent === 'everything' ? '--include=dev' : '--omit=dev');
  }
}

/** npm's packages of Node.js also hold its headers; the program alone is kept, outside of what `npm ci` clears away. */
async function fetchNode() {
  if (existsSync(productNode)) return;
  const name = `node-${process.platform}-${process.arch}`;
  const known = JSON.parse(readFileSync(join(import.meta.dirname, 'node-packages.json'), 'utf8'));
  const integrity = known[`${name}@${pinnedNode}`];
  if (!integrity) throw new Error(`Please install Node.js ${pinnedNode}: for this machine it is not fetched.`);
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
async function install(extent) {
  // A tree that once had everything keeps everything, so that a start between two tests takes nothing away.
  const wanted = readMarker().extent === 'everything' ? 'everything' : extent;
  await Promise.all([installPackages(wanted), isMachineSuitable || fetchNode()]);
  writeFileSync(marker, `${wanted} ${lockHash()}`);
}

/** @param {Extent} extent */
export async function ensureInstalled(extent = 'running') {
  if (!isInstalled(extent)) await oneAtATime('install', async () => isInstalled(extent) || install(extent));
}
