import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** The foundations of every room: a change there may affect everything. */
const foundations = /^(src\/(platform|application)\/|src\/[^/]+$|migrations\/|package|vite)/;

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

function changedFiles(): string[] {
  const [since = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

function changedRooms(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []))];
}

/**
 * The files of a suite affected by the changes since `main`, as filters for its runner: the API tests of changed rooms and the
 * walks, and the journeys that use a room's texts or parts. Undefined: all of them.
 */
export function testsOfChanges(suite: 'api' | 'journeys'): string[] | undefined {
  const files = changedFiles();
  if (files.some((file) => foundations.test(file) && !file.includes('.test.'))) return undefined;
  const rooms = changedRooms(files);
  if (suite === 'api')
    return rooms.length > 0 ? [...rooms.map((room) => `src/${room}/`), 'src/application/walks/'] : [];
  const journeys = readdirSync(join(root, 'journeys')).filter((name) => name.endsWith('.spec.ts'));
  return journeys.filter((name) => {
    const text = readFileSync(join(root, 'journeys', name), 'utf8');
    return files.includes(`journeys/${name}`) || rooms.some((room) => new RegExp(`#${room}/|'${room}[:/]`).test(text));
  });
}
