import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** The foundations of every room: a change there may affect everything. */
const foundations = /^(src\/(platform|application)\/|src\/[^/]+$|migrations\/|package|vite|playwright|tsconfig)/;

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The commit where the current branch left `main`. */
export function startOfChanges(): string {
  return git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
}

function changedFiles(): string[] {
  return [...git('diff', '--name-only', startOfChanges()), ...git('ls-files', '--others', '--exclude-standard')];
}

function changedRooms(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []))];
}

/** A journey's file and the steps that it uses, directly or through other steps. */
function filesOfJourney(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, step] of text.matchAll(/from '\.\/(?:steps\/)?([\w-]+\.ts)'/g))
    filesOfJourney(`journeys/steps/${step}`, found);
  return found;
}

/** The list of pages sees every room. */
const seesEverything = 'pages.spec.ts';

function journeysOf(files: readonly string[], rooms: readonly string[]): string[] {
  const mentions = rooms.map((room) => new RegExp(`#${room}/|'${room}[:/]`));
  const journeys = readdirSync(join(root, 'journeys')).filter((name) => name.endsWith('.spec.ts'));
  return journeys.filter((name) => {
    if (name === seesEverything && rooms.length > 0) return true;
    const own = [...filesOfJourney(`journeys/${name}`)];
    if (own.some((file) => files.includes(file))) return true;
    const text = own.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    return mentions.some((room) => room.test(text));
  });
}

/**
 * The files of a suite affected by changes, by default those since `main`, as filters for its runner: the API tests of changed
 * rooms and the walks, and the journeys that use a room's texts or parts, themselves or in their steps. Undefined: all of them.
 */
export function testsOfChanges(suite: 'api' | 'journeys', files: readonly string[] = changedFiles()) {
  if (files.some((file) => foundations.test(file) && !file.includes('.test.'))) return undefined;
  const rooms = changedRooms(files);
  if (suite === 'journeys') return journeysOf(files, rooms).map((name) => `journeys/${name}`);
  return rooms.length > 0 ? [...rooms.map((room) => `src/${room}/`), 'src/application/walks/'] : [];
}
