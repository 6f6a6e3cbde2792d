/** What people attach to messages, candidates and tasks: up to 25 MiB, of these types. */
export const FILE_BYTES = 25 * 1024 * 1024;
export const FILE_NAME_LENGTH = 120;

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/zip': 'zip',
  'text/plain': 'txt',
};
/** Office documents are ZIP archives, so their name determines the kind. */
const offices = new Map([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
]);
const texts = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['md', 'text/plain'],
]);

/** For the `accept` attribute of file inputs. */
export const acceptedFiles = [...Object.values(extensions), 'jpeg', ...offices.keys(), ...texts.keys()]
  .map((extension) => `.${extension}`)
  .join(',');

/** Under which endings files of a type are kept, the usual one first; none for other types. */
export function extensionsOf(mediaType: string): string[] {
  const ofTexts = [...texts, ...offices].flatMap(([extension, type]) => (type === mediaType ? [extension] : []));
  const usual = Object.hasOwn(extensions, mediaType) ? [extensions[mediaType]!] : [];
  return [...new Set([...usual, ...(mediaType === 'image/jpeg' ? ['jpeg'] : []), ...ofTexts])];
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Number of leading bytes that identify a file's type. */
export const PROBE_BYTES = 4_096;

/** The only bytes that Windows-1252, in which Brazilian spreadsheets save lists, gives no character. */
const withoutCharacter = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function isText(bytes: Uint8Array): boolean {
  const probe = bytes.subarray(0, PROBE_BYTES);
  if (probe.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false;
  const text = new TextDecoder().decode(probe);
  // A multi-byte character may be cut at the end of the probe.
  return !text.slice(0, -1).includes('\uFFFD') || !probe.some((byte) => withoutCharacter.has(byte));
}

/** The type of a file by its first bytes, regardless of its name; null for types that are refused. */
export function fileType(bytes: Uint8Array, name: string): string | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  if (startsWith(bytes, '%PDF-')) return 'application/pdf';
  if (startsWith(bytes, '\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (startsWith(bytes, '\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'PK\u0003\u0004')) return offices.get(extension) ?? 'application/zip';
  const text = texts.get(extension);
  return text !== undefined && bytes.length > 0 && isText(bytes) ? text : null;
}
