import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderedWings } from '../ordered-wings.ts';
import { findCircles } from './find-circles.ts';
import { type Import, readImports } from './read-imports.ts';
import { readPlace, rooms } from './read-place.ts';
import { rulesOf } from './rules.ts';

/** What breaks a rule of direction; `packages` are those that the running product has. */
export function findBreaches(imports: readonly Import[], packages: ReadonlySet<string>): string[] {
  const rules = rulesOf(packages);
  const breaches = imports.flatMap(({ from, to, typeOnly }) => {
    const [here, there] = [readPlace(from), readPlace(to)];
    const broken = rules.filter(({ of, not, valuesOnly }) => !(valuesOnly && typeOnly) && of(here) && not(there, here));
    return broken.map(({ name, why }) => `${name}: ${from} → ${to}\n  ${why}`);
  });
  const circles = findCircles(imports).map(
    (files) =>
      `no-circles: ${files.join(' → ')}\n  Files must not need each other in a circle, not even for their types.`,
  );
  return [...breaches, ...circles];
}

/** Folders that stand in no written order. */
function findUnordered(root: string): string[] {
  const areas = globSync('src/*/', { cwd: root }).map((folder) => folder.split('/')[1]!);
  const known = [...rooms, 'application', 'platform', 'ui'];
  const wings = globSync(`src/{${rooms.join(',')}}/*/{server,web}/`, { cwd: root }).map((folder) =>
    folder.split('/').slice(1, 3),
  );
  return [
    ...areas
      .filter((area) => !known.includes(area))
      .map((area) => `src/${area} is not in the written order of src/application/capabilities.ts.`),
    ...wings
      .filter(([room, wing]) => !orderedWings[room!]?.includes(wing!))
      .map(([room, wing]) => `src/${room}/${wing} is not in the order of its room's wings.`),
  ];
}

export function checkDirections(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const imports = readImports(root);
  const missing = imports.filter(({ to }) => !/^(npm|node):/.test(to) && !existsSync(join(root, to)));
  return [
    ...findUnordered(root),
    ...missing.map(({ from, to }) => `resolvable: ${from} → ${to}\n  What is imported must exist.`),
    ...findBreaches(imports, new Set(Object.keys(dependencies))),
  ];
}
