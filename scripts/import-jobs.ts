// npm run import:jobs -- FILE.jsonl --url http://localhost:3000 --email … --password … [--dry-run]: posts external job postings through the API.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PostingRefusal, readImportedPosting } from '#projects/rules/imported-posting.ts';

const USAGE =
  'Usage: npm run import:jobs -- FILE.jsonl --url http://localhost:3000 --email owner@demo.test --password … [--dry-run]';
const BAR_LENGTH = 40;
const MAXIMUM_WAITS = 20;
const LONGEST_WAIT_SECONDS = 300;
const terminal = process.stderr.isTTY;
const refusalTexts: Record<PostingRefusal, string> = {
  notAnObject: 'not a posting: a JSON object is expected',
  titleMissing: 'the title is missing',
  bodyMissing: 'the body is missing',
};

/** An error that stops the import, with a sentence for the operator. */
class ImportStopped extends Error {}
/** A refused line, and why. */
class LineRefused extends Error {}

interface Options {
  file: string;
  url: string;
  email: string;
  password: string;
  dryRun: boolean;
}
interface Answer {
  status: number;
  body: {
    token?: string;
    refreshAfterSeconds?: number;
    error?: { code: string; message: string; fields?: { path: string; message: string }[] };
  };
}
interface Login {
  token: string;
  /** When the token should be refreshed. */
  refreshAt: number;
}
const report = { imported: 0, skipped: 0, refused: 0 };

try {
  const options = readOptions();
  await importFile(options, await logIn(options));
  finish(options.dryRun);
} catch (problem) {
  clearBar();
  if (!(problem instanceof ImportStopped)) throw problem;
  console.error(problem.message);
  if (report.imported + report.skipped + report.refused > 0)
    console.log(`imported ${report.imported}, skipped ${report.skipped}, refused ${report.refused}`);
  process.exitCode = 1;
}

function readOptions(): Options {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        url: { ...text, default: 'http://localhost:3000' },
        email: text,
        password: text,
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    const { url, email, password } = values;
    if (!file || more.length > 0 || !email || !password) throw new ImportStopped(USAGE);
    if (!existsSync(file) || !statSync(file).isFile()) throw new ImportStopped(`There is no file ${file}.`);
    if (!URL.canParse(url)) throw new ImportStopped(`${url} is not an address.`);
    return { file, url: url.replace(/\/+$/, ''), email, password, dryRun: values['dry-run'] };
  } catch (problem) {
    if (problem instanceof ImportStopped) throw problem;
    throw new ImportStopped(`${(problem as Error).message}\n${USAGE}`);
  }
}

async function logIn({ url, email, password }: Options): Promise<Login> {
  const { status, body } = await call(`${url}/api/auth/login`, { email, password });
  if (status === 200 && body.token) return loginOf(body);
  throw new ImportStopped(`Could not log in as ${email}: ${body.error?.message ?? `the server answered ${status}`}`);
}

function loginOf({ token = '', refreshAfterSeconds = 0 }: Answer['body']): Login {
  return { token, refreshAt: performance.now() + refreshAfterSeconds * 1000 };
}

/** A token expires; a long import refreshes it before that. */
async function saveLogin({ url }: Options, login: Login): Promise<void> {
  if (performance.now() < login.refreshAt) return;
  const { status, body } = await call(`${url}/api/auth/refresh`, {}, login.token);
  if (status !== 200 || !body.token) throw new ImportStopped(`The login ended: ${body.error?.message ?? status}`);
  Object.assign(login, loginOf(body));
}

async function importFile(options: Options, login: Login): Promise<void> {
  const size = statSync(options.file).size;
  const input = createReadStream(options.file);
  let number = 0;
  // The bytes read are ahead of the lines sent, by one buffer at most.
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() === '') continue;
    await saveLogin(options, login);
    await importLine(options, login.token, text).then(
      (outcome) => {
        report[outcome] += 1;
      },
      (problem: unknown) => {
        if (!(problem instanceof LineRefused)) throw problem;
        report.refused += 1;
        clearBar();
        console.error(`${options.file}:${number} refused: ${problem.message}`);
      },
    );
    showBar(size === 0 ? 1 : input.bytesRead / size, number);
  }
}

async function importLine({ url, dryRun }: Options, token: string, line: string): Promise<'imported' | 'skipped'> {
  const { position, refusal } = readImportedPosting(parseLine(line));
  if (refusal) throw new LineRefused(refusalTexts[refusal]);
  const project = { title: position.title, currency: position.currency, positions: [position] };
  const { status, body } = await call(`${url}/api/project/post${dryRun ? '?dryRun=true' : ''}`, project, token);
  if (status === 201) return 'imported';
  if (body.error?.code === 'projects.alreadyPosted') return 'skipped';
  // An error of the caller would repeat for every line.
  if (status === 401 || status === 403 || status === 404 || status >= 500)
    throw new ImportStopped(`The server refused to go on: ${body.error?.message ?? status}`);
  const fields =
    body.error?.fields?.map((field) => `${field.path.replace('positions.0.', '')}: ${field.message}`) ?? [];
  throw new LineRefused(
    fields.length > 0 ? fields.join(' ') : (body.error?.message ?? `the server answered ${status}`),
  );
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new LineRefused('broken JSON');
  }
}

/** Waits as long as the server asks for after a 429. */
async function call(address: string, body: unknown, token?: string): Promise<Answer> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
    }).catch(() => {
      throw new ImportStopped(`No answer from ${new URL(address).origin}. Is the product running there?`);
    });
    if (response.status !== 429 || waits === MAXIMUM_WAITS) {
      return { status: response.status, body: ((await response.json().catch(() => null)) ?? {}) as Answer['body'] };
    }
    const seconds = Math.min(LONGEST_WAIT_SECONDS, Math.max(1, Number(response.headers.get('retry-after')) || 1));
    clearBar();
    if (terminal) process.stderr.write(`The server asks to wait ${seconds} s …`);
    await pause(seconds * 1000);
  }
}

function finish(dryRun: boolean): void {
  clearBar();
  if (dryRun) console.log('Dry run: nothing was posted.');
  console.log(`imported ${report.imported}, skipped ${report.skipped}, refused ${report.refused}`);
  process.exitCode = report.refused === 0 ? 0 : 1;
}

function showBar(share: number, line: number): void {
  if (!terminal) return;
  const full = Math.min(BAR_LENGTH, Math.round(share * BAR_LENGTH));
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR_LENGTH - full)} line ${line}`);
}

function clearBar(): void {
  if (terminal) process.stderr.write('\r\u001B[K');
}
