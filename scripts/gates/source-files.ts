import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The .ts and .tsx files of src, as paths from the root with forward slashes. */
export function sourceFiles(root: string): string[] {
  return readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
