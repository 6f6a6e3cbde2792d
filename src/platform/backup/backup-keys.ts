import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const schema = z.object({
  explanation: z.string(),
  /** As in ENCRYPTION_KEYS. */
  encryptionKeys: z.string(),
  sessionSecret: z.string(),
  /** The password of the embedded server's role. */
  databasePassword: z.string(),
});

/** What is needed to read a backup and to run the installation again; it must not be stored beside the backup. */
export type BackupKeys = { encryptionKeys: Buffer[]; sessionSecret: string; databasePassword: string };

export function writeKeys({ encryptionKeys, ...others }: BackupKeys): string {
  const content: z.infer<typeof schema> = {
    explanation:
      'The keys of an installation of Ponte. Whoever has them and a backup reads everything: keep them apart from it.',
    encryptionKeys: encryptionKeys.map((key) => key.toString('base64')).join(','),
    ...others,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export function readKeys(text: string, place: string): BackupKeys {
  try {
    const { encryptionKeys, sessionSecret, databasePassword } = schema.parse(JSON.parse(text));
    const keys = encryptionKeys.split(',').map((key) => Buffer.from(key, 'base64'));
    return { encryptionKeys: keys, sessionSecret, databasePassword };
  } catch {
    throw new BackupError(`${place} does not hold the keys of an installation.`);
  }
}

export async function readKeysFile(file: string): Promise<BackupKeys> {
  const text = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    throw new BackupError(`The file ${file} cannot be read (${problem.code}).`);
  });
  return readKeys(text, `The file ${file}`);
}

/** The file may already hold the same keys, from an earlier backup; other keys are never overwritten. */
export async function saveKeysFile(file: string, keys: BackupKeys): Promise<void> {
  const text = writeKeys(keys);
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true }).catch(
    async (problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EEXIST') throw new BackupError(`The file ${file} cannot be written (${problem.code}).`);
      if ((await readFile(file, 'utf8')) !== text)
        throw new BackupError(`The file ${file} holds other keys, or something else; name another file by --keys.`);
    },
  );
}
