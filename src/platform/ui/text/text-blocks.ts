export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const headingLine = /^#{1,6}\s+(.+?)\s*#*$/;
const listLine = /^(?:[-*•–·]|\d{1,2}[.)])\s+(.+)$/;
// Emphasis is left out: the marks would only stand in the way.
const plain = (text: string) => text.replace(/\*\*|__/g, '').trim();

/** A company's plain text as headings, paragraphs and lists. Nothing in it is ever read as HTML. */
export function toTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let last: TextBlock | undefined;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const heading = headingLine.exec(line)?.[1];
    const item = listLine.exec(line)?.[1];
    if (line === '') {
      if (last?.kind !== 'list') last = undefined;
      continue;
    }
    if (item !== undefined && last?.kind === 'list') {
      last.items.push(plain(item));
      continue;
    }
    if (heading === undefined && item === undefined && last?.kind === 'paragraph') {
      last.text += `\n${plain(line)}`;
      continue;
    }
    if (heading !== undefined) last = { kind: 'heading', text: plain(heading) };
    else if (item !== undefined) last = { kind: 'list', items: [plain(item)] };
    else last = { kind: 'paragraph', text: plain(line) };
    blocks.push(last);
  }
  return blocks;
}
