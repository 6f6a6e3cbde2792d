import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { BackupError } from './backup-error.ts';

/** One entry of the backup; a file that has disappeared meanwhile is left out. */
export type BackupEntry = { name: string } & ({ directory: true } | { bytes: Buffer } | { path: string });

/** What PostgreSQL recreates at each start; the folders themselves must exist. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const omitted =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*|.+\.tmp)$/;
const control = 'global/pg_control';

/**
 * The whole cluster of a running server, to be copied in this order while others write: torn or changed pages are repaired by the
 * WAL, which comes last and is retained until then by a slot that ends with the connection.
 */
export async function* readBaseBackup(client: pg.Client, cluster: string): AsyncGenerator<BackupEntry> {
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`ponte_backup_${process.pid}`]);
  await client.query(`select pg_backup_start('ponte', fast => true)`);
  yield* walk(cluster, '');
  yield { name: control, bytes: await readUnchanged(join(cluster, control)) };
  const { label, lastSegment } = await stop(client);
  yield { name: 'backup_label', bytes: Buffer.from(label) };
  yield* readWal(join(cluster, 'pg_wal'), firstSegmentOf(label), lastSegment);
}

async function* walk(cluster: string, folder: string): AsyncGenerator<BackupEntry> {
  const found = await readdir(join(cluster, folder), { withFileTypes: true }).catch(ignoreGone);
  for (const entry of found ?? []) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (omitted.test(entry.name) || name === control) continue;
    if (entry.isSymbolicLink())
      throw new BackupError(`${join(cluster, name)} is a link, which a backup does not follow.`);
    if (!entry.isDirectory()) yield { name, path: join(cluster, name) };
    else {
      yield { name, directory: true };
      if (!emptied.has(name)) yield* walk(cluster, name);
    }
  }
}

function ignoreGone(problem: NodeJS.ErrnoException): undefined {
  if (problem.code !== 'ENOENT') throw problem;
}

/** It is overwritten in place, so one copy may be torn; two equal copies are consistent. */
async function readUnchanged(file: string): Promise<Buffer> {
  let last = await readFile(file);
  for (;;) {
    const next = await readFile(file);
    if (next.equals(last)) return next;
    last = next;
  }
}

async function stop(client: pg.Client): Promise<{ label: string; lastSegment: string }> {
  const { rows } = await client.query<{ label: string; tablespaces: string; last: string }>(
    `select labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
  );
  const [{ label, tablespaces, last } = { label: '', tablespaces: '', last: '' }] = rows;
  if (tablespaces.trim()) throw new BackupError('The database has tablespaces, which a backup does not hold.');
  return { label, lastSegment: last };
}

function firstSegmentOf(label: string): string {
  const [, first] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? [];
  if (!first) throw new Error(`The label of the base backup names no segment: ${label}`);
  return first;
}

async function* readWal(folder: string, first: string, last: string): AsyncGenerator<BackupEntry> {
  const names = (await readdir(folder)).toSorted();
  const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (segments[0] !== first || segments.at(-1) !== last)
    throw new BackupError('The database removed a part of its log while it was copied; take the backup again.');
  yield { name: 'pg_wal/archive_status', directory: true };
  for (const name of [...names.filter((one) => one.endsWith('.history')), ...segments])
    yield { name: `pg_wal/${name}`, path: join(folder, name) };
}
