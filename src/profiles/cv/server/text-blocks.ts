import type { Content } from 'pdfmake/interfaces.js';

const listItem = /^\s*[•\-–*▪●■►✓]\s+/;

/** Splits text into paragraphs and list items (lines that begin with a bullet), one block each. */
export function textBlocks(text: string): Content[] {
  const blocks: Content[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ text: paragraph.join('\n'), margin: [0, 2, 0, 2] });
    for (const item of items) blocks.push({ ul: [item], margin: [2, 1, 0, 1] });
    [paragraph, items] = [[], []];
  };
  for (const line of text.split('\n')) {
    const isItem = listItem.test(line);
    if (line.trim() === '' || isItem !== items.length > 0) close();
    if (isItem) items.push(line.replace(listItem, ''));
    else if (line.trim() !== '') paragraph.push(line);
  }
  close();
  return blocks;
}
