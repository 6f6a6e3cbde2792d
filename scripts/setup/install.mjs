import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { productNode, root } from './prepare.mjs';

const marker = join(root, 'node_modules', '.ponte-install');

function expectedMark() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const name of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function readOr(file, otherwise) {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
}

/** After a developer's own `npm install` the tree matches the lock file, only without our marker. */
function treeMatchesLock() {
  const installed = JSON.parse(readOr(join(root, 'node_modules', '.package-lock.json'), '{}')).packages ?? {};
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || (installed[path] ? installed[path].version === entry.version : entry.optional),
  );
}

/** npm must not run on the Node.js that it is about to replace, so it runs on the machine's. */
async function runNpmCi() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const withoutOurs = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(join(root, 'node_modules')))
    .join(delimiter);
  // Its warnings concern the machine's Node.js, which runs none of our code.
  const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, env: { ...process.env, PATH: withoutOurs } };
  const ending = npm && node ? await run(node, [npm, ...parameters], options) : await run('npm', parameters, options);
  if (ending.code !== 0) throw new Error('The packages could not be installed (npm ci failed, see above).');
}

export async function ensureInstalled() {
  if (!isInstalled()) await oneAtATime('install', async () => isInstalled() || install());
}

function isInstalled() {
  return existsSync(productNode) && readOr(marker, '') === expectedMark();
}

async function install() {
  if (!existsSync(productNode) || !treeMatchesLock()) {
    console.log('Installing the packages (once for this lock file) …');
    await runNpmCi();
  }
  if (!existsSync(productNode)) {
    throw new Error('npm did not install its package "node": are install scripts switched off (ignore-scripts)?');
  }
  writeFileSync(marker, expectedMark());
}
