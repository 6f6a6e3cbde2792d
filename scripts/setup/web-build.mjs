import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { run } from './child.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { productNode, root } from './prepare.mjs';

const output = join(root, 'dist', 'web');
const hashFile = join(root, 'dist', '.build-hash');
const setup = readdirSync(join(root, 'scripts', 'setup')).map((name) => `scripts/setup/${name}`);
const single = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', ...setup];

function filesBelow(directory) {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Files that only the server or the tests read do not change the browser's build. */
function reachesBrowser(file) {
  return !/\/server\/|\/platform\/(db|http|jobs|mail|events|testing)\/|\.test\.tsx?$/.test(file.replaceAll('\\', '/'));
}

function sourceHash() {
  const hash = createHash('sha256');
  const sources = filesBelow(join(root, 'src')).filter(reachesBrowser).toSorted();
  for (const file of [...sources, ...single.map((name) => join(root, name))]) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Of brotli. The best one takes as long as all the rest of a build, so a start leaves it for later and checks do without. */
const qualities = { quick: 5, best: 11 };

/** Compressed once here, so that no request has to. Plain http gets gzip, because browsers ask for brotli on safe connections only. */
async function compress(directory, effort) {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] } };
  const files = filesBelow(directory).filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file));
  const compressOne = async (file) => {
    const content = await readFile(file);
    if (content.length < 1000) return;
    await replace(`${file}.br`, await promisify(brotliCompress)(content, brotli));
    if (!existsSync(`${file}.gz`)) await replace(`${file}.gz`, await promisify(gzip)(content));
  };
  // Node's own threads do the work, so that every core has some.
  await Promise.all(files.map(compressOne));
}

/** A build that is compressed again may be served meanwhile. */
async function replace(file, content) {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

const mark = (hash, effort) => `${hash} ${effort}`;

/** With how much effort the build of these sources is compressed; undefined: there is none. */
function builtWith(hash) {
  const found = existsSync(output) && existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : '';
  return Object.keys(qualities).find((effort) => found === mark(hash, effort));
}

/**
 * Makes sure that there is a build of these sources, compressed with this effort at least, and returns with which it is.
 * @param {'quick' | 'best'} effort
 */
export async function ensureWebBuild(effort) {
  const hash = sourceHash();
  const isThere = () => [effort, 'best'].includes(builtWith(hash));
  if (!isThere())
    await oneAtATime('build', async () => {
      if (isThere()) return;
      if (builtWith(hash)) await compress(output, effort);
      else await build(effort);
      writeFileSync(hashFile, mark(hash, effort));
    });
  return builtWith(hash);
}

/** Builds into a temporary folder and then swaps, so that an interrupted build is never served. */
async function build(effort) {
  console.log("Building the browser's part …");
  const fresh = `${output}-${process.pid}`;
  const former = `${fresh}-former`;
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const parameters = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', fresh];
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code } = await run(productNode, parameters, { cwd: root, env, passSignals: true });
    if (code !== 0) throw new Error("The browser's part could not be built (vite build failed, see above).");
    await compress(fresh, effort);
    if (existsSync(output)) renameSync(output, former);
    renameSync(fresh, output);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(former, { recursive: true, force: true });
  }
}
