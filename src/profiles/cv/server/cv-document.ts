import type { Column, Content, ContentText } from 'pdfmake/interfaces.js';
import type { Brand } from '#platform/contract/brand.ts';
import { translate } from '#platform/i18n/translate.ts';
import { BRAND_COLOURS, TEXT_COLOURS } from '#platform/reports/brand-colours.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import type { Cv, CvEntry, CvSection } from './cv.ts';
import { textBlocks } from './text-blocks.ts';

const PHOTO_SIDE = 76;
const WIDTH = 483;
const KEPT_WHOLE = 1_200;
const MAXIMUM_KEPT_ROWS = 12;

/** The CV on A4: one column in reading order, for people and for programs that parse CVs. */
export function cvDocument(cv: Cv, { photo, brand }: { photo: Buffer | null; brand: Brand }): PdfDocument {
  const { name, language } = cv;
  return {
    language,
    brand,
    author: name,
    title: translate(language, 'profiles:cv.title', { name }),
    footer: name,
    margins: [56, 48, 56, 56],
    images: photo ? { photo: `data:image/jpeg;base64,${photo.toString('base64')}` } : {},
    styles: {
      jobTitle: { fontSize: 13, color: BRAND_COLOURS[brand].mark },
      entryTitle: { fontSize: 10.5, bold: true },
      entryPeriod: { fontSize: 8.5, color: TEXT_COLOURS.third },
      label: { bold: true, color: TEXT_COLOURS.second },
    },
    content: [head(cv, photo !== null), ...cv.sections.map((section) => sectionContent(section, brand))].flat(),
  };
}

function head({ name, jobTitle, facts, links }: Cv, hasPhoto: boolean): Content {
  const lines: Content[] = [{ text: name, style: 'title' }];
  if (jobTitle) lines.push({ text: jobTitle, style: 'jobTitle', margin: [0, 1, 0, 4] });
  if (facts.length > 0) lines.push({ text: facts.join('  ·  '), style: 'second' });
  if (links.length > 0) lines.push({ text: links.flatMap(linkInline), margin: [0, 2, 0, 0] });
  if (!hasPhoto) return { stack: lines };
  const photo: Column = { image: 'photo', width: PHOTO_SIDE, height: PHOTO_SIDE };
  return { columns: [{ stack: lines, width: '*' }, photo], columnGap: 20 };
}

function linkInline({ text, url }: Cv['links'][number], index: number): ContentText[] {
  const link: ContentText = { text, link: url, style: 'link' };
  // No separator: at a line break it would end the line.
  return index === 0 ? [link] : [{ text: '     ' }, link];
}

/** A title stays with the beginning of its content; a profile text is short enough to stay in one piece. */
function sectionContent(section: CvSection, brand: Brand): Content[] {
  const [first = [], ...rest] = groupsOf(section);
  return [{ stack: [...sectionHead(section.title, brand), ...first], unbreakable: true }, ...rest.map(kept)];
}

function kept(group: Content[]): Content {
  return group.length > 1 ? { stack: group, unbreakable: true } : group;
}

function sectionHead(title: string, brand: Brand): Content[] {
  const line = { type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.75 } as const;
  return [
    { text: title, style: 'heading', margin: [0, 13, 0, 3] },
    { canvas: [{ ...line, lineColor: BRAND_COLOURS[brand].line }], margin: [0, 0, 0, 6] },
  ];
}

/** The content of a section, in blocks between which a page may break. */
function groupsOf(section: CvSection): Content[][] {
  if (section.kind === 'text') return textBlocks(section.text).map((block) => [block]);
  if (section.kind === 'entries') return section.entries.flatMap(entryGroups);
  const rows = section.lines.map(lineRow);
  const length = section.lines.reduce((sum, { text }) => sum + text.length, 0);
  // A single last row on a new page looks like a mistake.
  return length < KEPT_WHOLE && rows.length <= MAXIMUM_KEPT_ROWS ? [rows] : rows.map((row) => [row]);
}

function lineRow({ label, text }: { label: string; text: string }): Content {
  const columns: Column[] = [
    { text: label, style: 'label', width: 130 },
    { text, width: '*' },
  ];
  return { columns, margin: [0, 0, 0, 3] };
}

/** Title and period on one line, the place below, then the text. */
function entryGroups({ title, subtitle, period, text, url }: CvEntry): Content[][] {
  const linked = url ? { link: url } : {};
  const name: Content = { text: title, style: 'entryTitle', ...linked };
  const when: Column = { text: period, style: 'entryPeriod', width: 'auto', margin: [0, 1.5, 0, 0] };
  const entryHead: Content[] = [{ columns: [{ ...name, width: '*' }, when], columnGap: 16, margin: [0, 5, 0, 0] }];
  if (subtitle) entryHead.push({ text: subtitle, style: 'second' });
  const [first, ...rest] = textBlocks(text);
  return [first ? [...entryHead, first] : entryHead, ...rest.map((block) => [block])];
}
