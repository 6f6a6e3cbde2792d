import { extensionsOf, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { visibleText } from '#platform/contract/visible-text.ts';

/**
 * The name under which a file is kept and saved: without marks by which `cv_fdp.exe` reads as `cv_exe.pdf`, and with an ending of what its bytes are,
 * because systems run a file by its ending: `cv.bat` that begins as a PDF is `cv.bat.pdf`.
 */
export function fileNameOf(given: string, mediaType: string, unnamed = 'file'): string {
  // Windows leaves dots and spaces at the end out, and runs what stands before them.
  const plain = visibleText(given)
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const endings = extensionsOf(mediaType);
  const [, stem = plain, written = ''] = /^(.*)\.([^.]*)$/.exec(plain) ?? [];
  const known = endings.find((ending) => ending === written.toLowerCase());
  const ending = known ?? endings[0];
  // Files of other types are refused where they come in.
  if (ending === undefined) return plain === '' ? unnamed : plain;
  const name = (known === undefined ? plain : stem).replace(/[. ]+$/, '');
  const room = FILE_NAME_LENGTH - ending.length - 1;
  // Half of a letter at the end goes, too.
  const fitting = name.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return `${fitting === '' ? unnamed : fitting}.${ending}`;
}
