import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { EmbeddedServerError } from './embedded-error.ts';

/** The system user that runs the server; undefined: the current user. */
export type ServerUser = { uid: number; gid: number } | undefined;

function lookUp(name: string): ServerUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createSystemUser(): ServerUser {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'ponte']],
    ['adduser', ['-S', '-D', '-H', 'ponte']], // BusyBox
  ];
  for (const [command, parameters] of attempts) {
    spawnSync(command, parameters, { stdio: 'ignore' });
    const user = lookUp('ponte');
    if (user) return user;
  }
  return undefined;
}

/** PostgreSQL refuses to run as root: then it runs as the owner of an existing cluster, otherwise as a user of its own. */
export async function chooseServerUser(cluster: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp('postgres') ?? lookUp('ponte') ?? createSystemUser() ?? lookUp('nobody');
  if (user) return user;
  throw new EmbeddedServerError(
    'PostgreSQL does not run as root and no other user could be created; start as an ordinary user or set DATABASE_URL.',
  );
}

/** Whether that user can enter the directory, taking the modes of all parents into account. */
export function canEnter(user: ServerUser, directory: string): boolean {
  if (!user) return true;
  const script = 'test -r "$1" && test -x "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', directory], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

export function canRun(user: ServerUser, program: string): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
