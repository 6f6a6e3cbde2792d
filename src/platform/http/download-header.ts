/**
 * The Content-Disposition under which a browser saves a response. Headers are ASCII: other letters, and characters that would end
 * the name early, are written in the extended form of RFC 6266, beside a plain name for programs that do not support it.
 */
export function downloadHeader(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\u0020-\u007E]|["\\]/g, '_');
  const header = `attachment; filename="${plain}"`;
  return plain === name ? header : `${header}; filename*=UTF-8''${encodeExtended(name)}`;
}

/** RFC 5987 allows fewer unescaped characters than URLs do. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
