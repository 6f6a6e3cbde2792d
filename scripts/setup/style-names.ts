import { globSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', '..', 'src');
const radix = 36;

/**
 * Returns the names of style classes in the build: the number of their file and their number in it. Names made from a hash of their content
 * do not compress, and each is in a style file and in a script.
 */
export function createStyleNames(): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: source }).toSorted();
  const numbers = new Map(files.map((file, place) => [join(source, file), place]));
  const known = new Map<string, string[]>();
  return (name, file) => {
    const number = numbers.get(file.split('?')[0]!);
    if (number === undefined) throw new Error(`Style names are counted below src: ${file}`);
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    // Starts with an underscore, because a name must not start with a digit, nor be one that ad blockers hide.
    return `_${number.toString(radix).padStart(2, '0')}${names.indexOf(name).toString(radix)}`;
  };
}
