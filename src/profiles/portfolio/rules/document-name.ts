import { fileNameOf } from '#platform/contract/file-name.ts';

/** The name under which a PDF is saved: no folder, and no sign that a file system forbids. */
export function documentName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return fileNameOf(last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, ''), 'application/pdf', 'portfolio');
}
