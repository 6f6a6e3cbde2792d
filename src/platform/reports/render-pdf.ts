import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { localeOf } from '#platform/i18n/language.ts';
import { BRAND_COLOURS, TEXT_COLOURS } from '#platform/reports/brand-colours.ts';
import { FONT_FAMILIES, fontFile } from '#platform/reports/fonts.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { toRuns } from '#platform/reports/printable-text.ts';

const fonts = Object.fromEntries(
  FONT_FAMILIES.map(({ name, script }) => [
    name,
    {
      normal: fontFile(script, 400),
      bold: fontFile(script, 700),
      italics: fontFile(script, 400, 'italic'),
      bolditalics: fontFile(script, 700, 'italic'),
    },
  ]),
);
const fontFiles = new Set(Object.values(fonts).flatMap((family) => Object.values(family)));

pdfmake.setFonts(fonts);
// Whatever a document names: nothing is downloaded, and only our fonts are read from disk.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

const MARGIN = 48;
const FOOT = 'foot';

/** Renders the PDF of a document in this process; requests use `buildPdf`. */
export function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { title, author, language, brand, styles, images, footer = '', margins, landscape } = document;
  const [left, top, right, bottom] = margins ?? [MARGIN, MARGIN, MARGIN, MARGIN + 8];
  const definition: TDocumentDefinitions = {
    content: drawable(document.content),
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [left, top, right, bottom],
    version: '1.7',
    language: localeOf(language),
    displayTitle: true,
    info: { title, author: author ?? 'Ponte', creator: 'Ponte', producer: 'Ponte' },
    images: images ?? {},
    defaultStyle: { font: FONT_FAMILIES[0]!.name, fontSize: 9.5, lineHeight: 1.25, color: TEXT_COLOURS.text },
    styles: { ...stylesOf(brand), ...styles },
    footer: (page, pages) => ({
      style: FOOT,
      columns: [
        { text: runsOf(footer), style: FOOT },
        { text: `${page} / ${pages}`, style: FOOT, alignment: 'right', width: 60 },
      ],
      margin: [left, bottom - 36, right, 0],
    }),
    pageBreakBefore: (node, nodes) => node.headlineLevel !== undefined && isLastOnPage(nodes),
  };
  return pdfmake.createPdf(definition).getBuffer();
}

/** pdfmake also counts the page footer as following content. */
function isLastOnPage(nodes: { getFollowingNodesOnPage(): { style?: unknown }[] }): boolean {
  return nodes.getFollowingNodesOnPage().every(({ style }) => style === FOOT);
}

function stylesOf(brand: PdfDocument['brand']) {
  const { mark } = BRAND_COLOURS[brand];
  return {
    title: { fontSize: 24, bold: true, lineHeight: 1.1 },
    heading: { fontSize: 12, bold: true, color: mark, lineHeight: 1.15 },
    strong: { bold: true },
    second: { color: TEXT_COLOURS.second },
    meta: { fontSize: 8.5, color: TEXT_COLOURS.third },
    link: { color: mark },
    [FOOT]: { fontSize: 8, color: TEXT_COLOURS.third },
  };
}

/** Splits each text of the content into runs that our fonts can draw. */
function drawable(content: Content): Content {
  if (typeof content === 'string') return { text: runsOf(content) };
  if (Array.isArray(content)) return content.map(drawable);
  if (content === null || typeof content !== 'object') return content;
  const parts = Object.entries(content).map(([key, value]) => [key, drawablePart(key, value)]);
  return Object.fromEntries(parts) as Content;
}

const holders = new Set(['stack', 'columns', 'ul', 'ol']);

function drawablePart(key: string, value: unknown): unknown {
  if (key === 'text') return typeof value === 'string' ? runsOf(value) : drawable(value as Content);
  if (holders.has(key)) return drawable(value as Content);
  if (key === 'table') {
    const table = value as { body: Content[][] };
    return { ...table, body: table.body.map((row) => row.map(drawable)) };
  }
  return value;
}

function runsOf(text: string) {
  const runs = toRuns(text);
  return runs.length === 1 && runs[0]!.font === FONT_FAMILIES[0]!.name ? runs[0]!.text : runs;
}
