export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const headingLine = /^#{1,6}\s+(.+?)\s*#*$/;
const listLine = /^(?:[-*•–·]|\d{1,2}[.)])\s+(.+)$/;
// Emphasis marks are removed, because they would only distract.
const plain = (text: string) => text.replace(/\*\*|__/g, '').trim();

/** Splits a company's plain text into headings, paragraphs and lists. Nothing in it is ever parsed as HTML. */
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
