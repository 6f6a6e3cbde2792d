import { globSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', '..', 'src');

/**
 * Names style classes by the number of their file and their number in it. Names made from a hash of their content do not compress, and each is
 * in a style file and in a script.
 */
export function createStyleNames(): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: source }).toSorted();
  const known = new Map(files.map((file, place) => [join(source, file), { place, names: new Set<string>() }]));
  return (name, file) => {
    const { place, names } = known.get(file.split('?')[0]!)!;
    // Begins with an underscore, because a name must not begin with a digit, nor be one that ad blockers hide.
    return `_${place.toString(36).padStart(2, '0')}${[...names.add(name)].indexOf(name).toString(36)}`;
  };
}
