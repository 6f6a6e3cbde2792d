import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { saveKeysFile } from '#platform/backup/backup-keys.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { takeBackup } from '#platform/backup/take-backup.ts';
import { ownEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { ownSessionSecret } from '#platform/encryption/own-session-secret.ts';
import { askPassphrase, readFileNames, readSettings, runCommand } from './backup-command.ts';

const usage = 'Usage: npm run backup -- FILE --keys FILE (or without --keys: all in one file, sealed by a passphrase)';

await runCommand(async () => {
  const { file, keysFile } = readFileNames(usage);
  const config = readSettings();
  if (config.databaseUrl)
    throw new BackupError(
      'With DATABASE_URL the database is backed up by PostgreSQL’s own means: pg_dump, as docs/operating.md says under “Backup”.',
    );
  const { dataDirectory } = config;
  if (keysFile && resolve(keysFile) === resolve(file)) throw new BackupError('The keys need a file of their own.');
  const size = await takeBackup({
    dataDirectory,
    file,
    product: JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version as string,
    readKeys: async () => ({
      encryptionKeys: config.encryptionKeys ?? (await ownEncryptionKeys(dataDirectory)),
      sessionSecret: config.sessionSecret ?? (await ownSessionSecret(dataDirectory)),
    }),
    passphrase: keysFile ? undefined : await askPassphrase(config.backupPassphrase, { twice: true }),
    saveKeys: async (keys) => saveKeysFile(keysFile!, keys),
  });
  console.log(`The backup is ${resolve(file)} (${(size / 1e6).toFixed(1)} MB).`);
  if (keysFile)
    console.log(`Its keys are ${resolve(keysFile)}: keep them, and apart from it; without them nobody can read it.`);
  else console.log('The keys are in it, sealed by the passphrase: without that nobody can read it.');
  if (config.filesUrl)
    console.log('Files are in the bucket of FILES_URL and not in the backup: the bucket needs one of its own.');
});
