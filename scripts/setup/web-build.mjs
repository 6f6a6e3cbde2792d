import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
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

const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compressed once here, so that no request has to. */
async function compress(directory) {
  const files = filesBelow(directory).filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file));
  const compressOne = async (file) => {
    const content = await readFile(file);
    if (content.length < 1000) return;
    await Promise.all([
      promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      promisify(brotliCompress)(content, bestBrotli).then((small) => writeFile(`${file}.br`, small)),
    ]);
  };
  // Node's own threads do the work, so that every core has some.
  await Promise.all(files.map(compressOne));
}

function isBuilt(hash) {
  return existsSync(output) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash;
}

export async function ensureWebBuild() {
  const hash = sourceHash();
  if (!isBuilt(hash)) await oneAtATime('build', async () => isBuilt(hash) || build(hash));
}

/** Builds into a temporary folder and then swaps, so that an interrupted build is never served. */
async function build(hash) {
  console.log("Building the browser's part …");
  const fresh = `${output}-${process.pid}`;
  const former = `${fresh}-former`;
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const parameters = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', fresh];
    const { code } = await run(productNode, parameters, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    if (code !== 0) throw new Error("The browser's part could not be built (vite build failed, see above).");
    await compress(fresh);
    if (existsSync(output)) renameSync(output, former);
    renameSync(fresh, output);
    writeFileSync(hashFile, hash);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(former, { recursive: true, force: true });
  }
}
