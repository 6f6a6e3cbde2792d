import type { Content } from 'pdfmake/interfaces.js';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Brand } from '#platform/contract/brand.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { type PaperColumn, paperHead, paperSums, paperTable } from '#platform/reports/paper/paper-parts.ts';
import { madeOn, periodOnPaper } from '#platform/reports/paper/paper-words.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import type { WalletLine } from '#wallet/statements/contract.ts';
import type { FileRow } from './file-queries.ts';

/** A file with what only its paper shows. */
export interface FileOnPaper extends FileRow {
  company: string;
  brand: Brand;
}

interface LineColumn extends Omit<PaperColumn, 'header'> {
  key: string;
  cell: (line: WalletLine, language: Language) => string | Content;
}

const columns: readonly LineColumn[] = [
  { key: 'date', width: 58, cell: ({ at }, language) => dateOnPaper(at, language) },
  { key: 'type', width: 92, cell: ({ type }, language) => typeOf(type, language) },
  { key: 'project', width: '*', cell: ({ project }) => project?.title ?? '' },
  { key: 'description', width: '*', cell: ({ description }) => description ?? '' },
  { key: 'invoice', width: 70, cell: ({ invoice }) => invoice?.number ?? '' },
  { key: 'transaction', width: 160, cell: ({ transactionId }) => ({ text: transactionId, fontSize: 7.5 }) },
  { key: 'hours', width: 44, isRight: true, cell: ({ minutes }, language) => hoursOnPaper(minutes, language) },
  {
    ...{ key: 'amount', width: 92, isRight: true },
    cell: ({ cents, currency }, language) => moneyInWords(cents, currency, language),
  },
];

/** The lines of a wallet as a document: their sums by type, then a table with a row for each. */
export async function statementPdf(
  pages: AsyncIterable<readonly WalletLine[]>,
  { company, brand, view, language, currency, types, fromDate, toDate }: FileOnPaper,
  now: Date,
): Promise<PdfDocument> {
  const lines: WalletLine[] = [];
  for await (const page of pages) lines.push(...page);
  const say = (key: string, values = {}) => translate(language, `wallet/statements:${key}`, values);
  const title = say(`tab.${view}`);
  const dates = lines.map(({ at }) => dateIn(HOME_TIME_ZONE, new Date(at)));
  const sumOf = (some: readonly WalletLine[]) =>
    moneyInWords(
      some.reduce((sum, { cents }) => sum + cents, 0),
      currency,
      language,
    );
  const byType = [...Map.groupBy(lines, ({ type }) => type)];
  // A column in which nothing stands leaves its place to the others.
  const shown = columns.filter(({ cell }) => lines.some((line) => cell(line, language) !== ''));
  return {
    ...{ title, language, brand, landscape: true },
    footer: madeOn(company, now, language),
    content: [
      ...paperHead(title, company, [
        periodOnPaper({ from: fromDate, to: toDate }, dates, language),
        types.length === 0 ? say('paper.allTypes') : types.map((type) => typeOf(type, language)).join(', '),
        say('paper.entries', { count: lines.length, number: lines.length.toLocaleString(localeOf(language)) }),
      ]),
      paperSums([
        ...byType.map(([type, own]) => [typeOf(type, language), sumOf(own)] as const),
        [say('paper.total'), sumOf(lines)],
      ]),
      paperTable(
        shown.map(({ key, width, isRight = false }) => ({ header: say(`column.${key}`), width, isRight })),
        lines.map((line) => shown.map(({ cell }) => cell(line, language))),
      ),
    ],
  };
}

const typeOf = (type: WalletLine['type'], language: Language) => translate(language, `wallet/statements:type.${type}`);

/** `12/02/2026` in São Paulo. */
const dateOnPaper = (at: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...{ timeZone: HOME_TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' },
  }).format(new Date(at));

const hoursOnPaper = (minutes: number | null, language: Language) =>
  minutes === null ? '' : (minutes / 60).toLocaleString(localeOf(language), { maximumFractionDigits: 2 });
