export type Mail = { from: string; to: string[]; subject: string; text: string; html: string; raw: string };

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?Ol=C3=A1?=` in a header. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? decodeBody(word, 'base64') : decodeBody(word.replaceAll('_', ' '), 'quoted-printable'),
  );
}

function splitPart(part: string) {
  const end = part.search(/\r?\n\r?\n/);
  const head = (end < 0 ? part : part.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ');
  const body = end < 0 ? '' : part.slice(end).replace(/^\r?\n\r?\n/, '');
  const header = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { header, body };
}

function collect(part: string, found: { text: string; html: string }): void {
  const { header, body } = splitPart(part);
  const type = header('content-type').toLowerCase();
  const boundary = /boundary="?([^";]+)"?/i.exec(header('content-type'))?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    for (const inner of parts) collect(inner.replace(/^\r?\n/, ''), found);
    return;
  }
  const content = decodeBody(body, header('content-transfer-encoding').toLowerCase());
  if (type.startsWith('text/html')) found.html += content;
  else if (type === '' || type.startsWith('text/plain')) found.text += content;
}

/** Parses the subset of MIME that our own mails use. */
export function readMail(raw: string, from: string, to: string[]): Mail {
  const found = { text: '', html: '' };
  collect(raw, found);
  return { from, to, subject: decodeWords(splitPart(raw).header('subject')), ...found, raw };
}
