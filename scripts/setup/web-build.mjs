import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { run } from '../running/child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { productNode, root } from './prepare.mjs';

const output = join(root, 'dist', 'web');
const markFile = join(root, 'dist', '.build-mark');
const settings = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));

/** The hash of what reaches the browser: files that only the server or the tests read do not change its build. */
function sourceHash() {
  const ofOthers = /\/server\/|\/platform\/(db|http|jobs|mail|events|testing)\/|\.test\.tsx?$/;
  const sources = filesBelow('src').filter((file) => !ofOthers.test(file));
  const hash = createHash('sha256');
  for (const file of [...sources, ...filesBelow('scripts/setup'), ...settings].toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The effort of brotli. The best one takes as long as all the rest of a build, so a start leaves it for later and checks do without. */
const qualities = { quick: 5, best: 11 };

/** Compressed once here, so that no request has to. Plain http gets gzip, because browsers ask for brotli on safe connections only. */
async function compress(folder, effort) {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] } };
  const compressOne = async (file) => {
    const content = await readFile(file);
    if (content.length < 1000) return;
    await replace(`${file}.br`, await promisify(brotliCompress)(content, brotli));
    if (!existsSync(`${file}.gz`)) await replace(`${file}.gz`, await promisify(gzip)(content));
  };
  // Node's own threads do the work, so that every core has some.
  await Promise.all(
    filesBelow(folder)
      .filter((file) => /\.(js|css|svg)$/.test(file))
      .map((file) => compressOne(join(root, file))),
  );
}

/** A build that is compressed again may be served meanwhile. */
async function replace(file, content) {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** Says of which sources the build is, and with how much effort it was compressed; undefined: there is none. */
function readMark() {
  return existsSync(output) && existsSync(markFile) ? readFileSync(markFile, 'utf8') : undefined;
}

/**
 * Makes sure that there is a build of these sources, compressed with this effort at least, and returns its mark.
 * @param {'quick' | 'best'} effort
 * @param {AbortSignal} [stopped] ends a build that nobody waits for any more
 */
export async function ensureWebBuild(effort, stopped) {
  const hash = sourceHash();
  const isThere = () => [`${hash} ${effort}`, `${hash} best`].includes(readMark());
  const make = async () => {
    if (isThere()) return;
    if (readMark()?.startsWith(hash)) await compress('dist/web', effort);
    else await build(effort, stopped);
    writeFileSync(markFile, `${hash} ${effort}`);
  };
  if (!isThere()) await oneAtATime('build', make, stopped);
  return readMark();
}

/** Compresses the build with this mark as well as it can be, unless another one has taken its place. */
export async function improveWebBuild(mark) {
  await oneAtATime('build', async () => {
    if (readMark() !== mark) return;
    await compress('dist/web', 'best');
    writeFileSync(markFile, mark.replace('quick', 'best'));
  });
}

/** Builds into a temporary folder and then swaps, so that an interrupted build is never served. */
async function build(effort, stopped) {
  console.log("Building the browser's part …");
  const [fresh, former] = ['new', 'former'].map((name) => `${output}-${name}`);
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, passSignals: !stopped };
    const begun = (child) => stopped?.addEventListener('abort', () => child.kill());
    const parameters = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', fresh];
    const { code } = await run(productNode, parameters, { ...options, begun });
    if (code !== 0) throw new Error("The browser's part could not be built (vite build failed, see above).");
    await compress('dist/web-new', effort);
    if (existsSync(output)) renameSync(output, former);
    renameSync(fresh, output);
  } finally {
    for (const folder of [fresh, former]) rmSync(folder, { recursive: true, force: true });
  }
}
