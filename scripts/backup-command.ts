import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { BackupError } from '#platform/backup/backup-error.ts';
import { ConfigurationError, readConfig } from '#platform/config.ts';
import { EmbeddedServerError } from '#platform/db/embedded/embedded-error.ts';

const root = join(import.meta.dirname, '..');

/** The product's settings; without DATA_DIR, the one beside the sources, wherever the command was called. */
export function readSettings() {
  return readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, 'data') });
}

/** An error that the operator can act on is printed as its sentence alone. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    const kinds = [BackupError, ConfigurationError, EmbeddedServerError];
    const code = (problem as { code?: string }).code ?? '';
    const isKnown = kinds.some((kind) => problem instanceof kind) || code.startsWith('ERR_PARSE_ARGS');
    if (isKnown) console.error((problem as Error).message);
    else if (code === 'ENOSPC') console.error('There is no room left on the disk; nothing was kept.');
    else console.error(problem);
    process.exitCode = 1;
  }
}

/** BACKUP_PASSPHRASE, or hidden input at the terminal. */
export async function askPassphrase(given: string | undefined, { twice = false } = {}): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new BackupError(
      'Name a file for the keys by --keys FILE, or set BACKUP_PASSPHRASE, which seals all in one file.',
    );
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await terminal.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const passphrase = await ask('Passphrase: ');
    if (twice && (await ask('Once more: ')) !== passphrase) throw new BackupError('The two passphrases differ.');
    const { backupPassphrase } = readConfig({ BACKUP_PASSPHRASE: passphrase });
    if (!backupPassphrase) throw new BackupError('Without a passphrase nothing is sealed.');
    return backupPassphrase;
  } finally {
    terminal.close();
  }
}

/** FILE and, after --keys, the key file; anything else ends with the usage. */
export function readFileNames(usage: string): { file: string; keysFile: string | undefined } {
  const { values, positionals } = parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new BackupError(usage);
  return { file, keysFile: values.keys };
}
