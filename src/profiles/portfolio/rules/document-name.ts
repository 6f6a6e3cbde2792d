import { FILE_NAME_LENGTH } from './portfolio-limits.ts';

const EXTENSION = '.pdf';

/** The name under which a PDF is saved: no folder, no sign that a file system forbids, and always the extension of what it is. */
export function documentName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\.pdf$/i, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, FILE_NAME_LENGTH - EXTENSION.length)
    .toWellFormed();
  return `${plain === '' ? 'portfolio' : plain}${EXTENSION}`;
}
