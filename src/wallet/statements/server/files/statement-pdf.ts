import type { Content } from 'pdfmake/interfaces.js';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Issuer } from '#platform/config.ts';
import type { Brand } from '#platform/contract/brand.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { issuedHead, type PaperParty } from '#platform/reports/paper/issued-paper.ts';
import { type PaperColumn, paperSums, paperTable } from '#platform/reports/paper/paper-parts.ts';
import { madeOn, periodOnPaper } from '#platform/reports/paper/paper-words.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import type { FileRequest, WalletLine } from '#wallet/statements/contract.ts';
import { sumOfLines } from '#wallet/statements/rules/statement-lines.ts';
import type { KindBalances } from '#wallet/statements/server/read-lines.ts';

/** What was asked for, with what only a paper shows. */
interface FileOnPaper extends FileRequest {
  id: string;
  language: Language;
  receiver: PaperParty;
  brand: Brand;
}

interface LineColumn extends Omit<PaperColumn, 'header'> {
  key: string;
  cell: (line: WalletLine, language: Language) => string | Content;
}

const columns: readonly LineColumn[] = [
  { key: 'date', width: 54, cell: ({ at }, language) => dateOnPaper(at, language) },
  { key: 'type', width: 96, cell: ({ type }, language) => typeOf(type, language) },
  { key: 'project', width: '*', cell: ({ project }) => project?.title ?? '' },
  { key: 'description', width: '*', cell: ({ description }) => description ?? '' },
  { key: 'invoice', width: 60, cell: ({ invoice }) => invoice?.number ?? '' },
  { key: 'transaction', width: 136, cell: ({ transactionId }) => ({ text: transactionId, fontSize: 6.5 }) },
  { key: 'hours', width: 44, isRight: true, cell: ({ minutes }, language) => hoursOnPaper(minutes, language) },
  {
    ...{ key: 'amount', width: 76, isRight: true },
    cell: ({ cents, currency }, language) => moneyInWords(cents, currency, language),
  },
  {
    ...{ key: 'balance', width: 76, isRight: true },
    cell: ({ balanceCents, currency }, language) =>
      balanceCents === null ? '' : moneyInWords(balanceCents, currency, language),
  },
];

interface AroundLines {
  issuer: Issuer;
  now: Date;
  balances: { start: readonly FileSum[]; end: readonly FileSum[] };
}

/** The lines of a wallet as a document: their sums by type, then a table with a row for each. */
export function statementPdf(
  lines: readonly WalletLine[],
  { id, receiver, brand, view, language, currency, types, from, to }: FileOnPaper,
  { issuer, now, balances }: AroundLines,
): PdfDocument {
  const say = (key: string, values = {}) => translate(language, `wallet/statements:${key}`, values);
  const title = say(`tab.${view}`);
  const dates = lines.map(({ at }) => dateIn(HOME_TIME_ZONE, new Date(at)));
  const money = (cents: number) => moneyInWords(cents, currency, language);
  const sums = (some: readonly FileSum[]) =>
    some.map(([name, cents]) => [sumOnPaper(name, language), money(cents)] as const);
  const byType = [...Map.groupBy(lines, ({ type }) => type)];
  // A column in which nothing stands leaves its place to the others.
  const shown = columns.filter(({ cell }) => lines.some((line) => cell(line, language) !== ''));
  return {
    ...{ title, language, brand, landscape: true },
    footer: madeOn(receiver.name, now, language),
    content: [
      ...issuedHead({
        ...{ title, language, issuer, receiver, number: id, date: now },
        facts: [
          [say('paper.period'), periodOnPaper({ from, to }, dates, language)],
          [
            say('types'),
            types.length === 0 ? say('paper.allTypes') : types.map((type) => typeOf(type, language)).join(', '),
          ],
          [say('paper.lines'), lines.length.toLocaleString(localeOf(language))],
        ],
        beside: paperSums([
          ...sums(balances.start),
          ...byType.map(([type, own]) => [typeOf(type, language), money(sumOfLines(own))] as const),
          [say('paper.total'), money(sumOfLines(lines))],
          ...sums(balances.end),
        ]),
      }),
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

const parts = ['available', 'allocated', 'reserved', 'debt'] as const;

/** A balance before or after the lines of a file, or where the last one stands. */
export type FileSum = [name: 'opening' | 'closing' | (typeof parts)[number], cents: number];

/** Where a company's money stands; a debt only where there is one. */
export function balanceParts(balances: KindBalances): FileSum[] {
  return parts
    .map((kind): FileSum => [kind, balances[kind] ?? 0])
    .filter(([kind, cents]) => kind !== 'debt' || cents !== 0);
}

export const sumOnPaper = (name: FileSum[0], language: Language) =>
  translate(language, `wallet/statements:balance.${name}`);
