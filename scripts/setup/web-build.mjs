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

/** The best one takes half of the time of a build, which checks need not spend. */
const qualities = { best: 11, quick: 5 };

/** Compressed once here, so that no request has to. */
async function compress(directory, effort) {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] } };
  const files = filesBelow(directory).filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file));
  const compressOne = async (file) => {
    const content = await readFile(file);
    if (content.length < 1000) return;
    await Promise.all([
      promisify(gzip)(content, { level: 9 }).then((small) => replace(`${file}.gz`, small)),
      promisify(brotliCompress)(content, brotli).then((small) => replace(`${file}.br`, small)),
    ]);
  };
  // Node's own threads do the work, so that every core has some.
  await Promise.all(files.map(compressOne));
}

/** A build that is compressed again may be served meanwhile. */
async function replace(file, content) {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

const mark = (hash, effort) => (effort === 'best' ? hash : `${hash} ${effort}`);

/** With how much effort the build of these sources is compressed; undefined: there is none. */
function builtWith(hash) {
  const found = existsSync(output) && existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : '';
  return Object.keys(qualities).find((effort) => found === mark(hash, effort));
}

/** `effort`: how well what browsers load is compressed at least; checks do with `quick`, and the next start makes it the best. */
export async function ensureWebBuild(effort = 'best') {
  const hash = sourceHash();
  const isThere = () => [effort, 'best'].includes(builtWith(hash));
  if (isThere()) return;
  await oneAtATime('build', async () => {
    if (isThere()) return;
    if (builtWith(hash)) await compress(output, effort);
    else await build(effort);
    writeFileSync(hashFile, mark(hash, effort));
  });
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
