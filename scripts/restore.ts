import { readKeysFile } from '#platform/backup/backup-keys.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { askPassphrase, readFileNames, readSettings, runCommand } from './backup-command.ts';

const usage = 'Usage: npm run restore -- FILE --keys FILE (without --keys: one that was sealed by a passphrase)';

await runCommand(async () => {
  const { file, keysFile } = readFileNames(usage);
  const config = readSettings();
  if (config.databaseUrl)
    throw new BackupError(
      'With DATABASE_URL the database is restored by PostgreSQL’s own means: pg_restore, as docs/operating.md says under “Backup”.',
    );
  const secret = keysFile
    ? { keys: await readKeysFile(keysFile) }
    : { passphrase: await askPassphrase(config.backupPassphrase) };
  const { manifest, files, databaseBytes, databaseIn } = await restoreBackup(file, config.dataDirectory, secret);
  console.log(
    `Restored into ${config.dataDirectory}: the database of ${manifest.takenAt} (${(databaseBytes / 1e6).toFixed(1)} MB, in ${databaseIn}), ${files} files and the keys. npm start goes on with it.`,
  );
  if (config.encryptionKeys || config.sessionSecret)
    console.log(
      'ENCRYPTION_KEYS and SESSION_SECRET of the settings go before the restored keys: they must hold the same.',
    );
});
