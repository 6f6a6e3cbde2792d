import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from './source-files.ts';

const limits = { median: 70, most: 250, all: 400, folder: 25 };

/** Lists of data have no limit: taxonomies, place names. */
function isData(path: string): boolean {
  return /\.data\.ts$|\/generated\//.test(path);
}

function at(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function checkFileLengths(root: string): string[] {
  const files = sourceFiles(root)
    .filter((path) => !isData(path))
    .map((path) => ({ path, lines: readFileSync(`${root}/${path}`, 'utf8').trimEnd().split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines);
  const lengths = files.map((file) => file.lines);
  const median = at(lengths, 0.5);
  const most = at(lengths, 0.95);
  const problems = files
    .filter((file) => file.lines > limits.all)
    .map((file) => `${file.path} has ${file.lines} lines; no file has more than ${limits.all}.`);
  if (median > limits.median) problems.push(`The median of lines per file is ${median}; it may be ${limits.median}.`);
  if (most > limits.most) {
    problems.push(`95 of 100 files may have up to ${limits.most} lines; the longest of them has ${most}. The longest:`);
    problems.push(...files.slice(-10).map((file) => `  ${file.lines} ${file.path}`));
  }
  return [...problems, ...checkFolders(root)];
}

/** A folder of fifty files is hard to navigate and should be divided by feature. */
function checkFolders(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  const counts = new Map<string, number>();
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > limits.folder)
    .map(
      ([folder, count]) => `${relative(root, folder)} has ${count} files side by side; it may have ${limits.folder}.`,
    );
}
