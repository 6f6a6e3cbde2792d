import { monthOf } from '#platform/calendar/month-period.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { openWritten } from '#platform/reports/tables/open-written.ts';
import type { CellKind, TableCell, TableRow } from '#platform/reports/tables/table-rows.ts';
import { tableMediaTypes, writeTable } from '#platform/reports/tables/write-table.ts';
import { type EntryPair, pairLines } from '#wallet/accounting/rules/pair-lines.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import { type PostedTransaction, readMonth } from './read-month.ts';

const CENTS = 100;

interface EntryColumn {
  key: string;
  kind: CellKind;
  width: number;
  cell: (entry: EntryPair & PostedTransaction, language: Language) => TableCell;
}

const accountName = (kind: AccountKind, language: Language) => translate(language, `wallet/ledger:account.${kind}`);

const columns: readonly EntryColumn[] = [
  { key: 'date', kind: 'date', width: 12, cell: ({ date }) => date },
  { key: 'debit', kind: 'text', width: 30, cell: ({ debit }, language) => accountName(debit, language) },
  { key: 'credit', kind: 'text', width: 30, cell: ({ credit }, language) => accountName(credit, language) },
  { key: 'amount', kind: 'decimal', width: 16, cell: ({ cents }) => cents / CENTS },
  { key: 'currency', kind: 'text', width: 9, cell: ({ currency }) => currency },
  {
    ...{ key: 'type', kind: 'text', width: 26 },
    cell: ({ type }, language) => translate(language, `wallet/accounting:type.${type}`),
  },
  { key: 'document', kind: 'text', width: 60, cell: ({ key }) => key },
  { key: 'invoice', kind: 'text', width: 24, cell: ({ invoice }) => invoice },
  { key: 'invoiceDate', kind: 'date', width: 12, cell: ({ invoiceDate }) => invoiceDate },
  { key: 'company', kind: 'text', width: 34, cell: ({ company }) => company },
  { key: 'professional', kind: 'text', width: 34, cell: ({ professional }) => professional },
];

/** The ledger of a month (`YYYY-MM`, in São Paulo) for bookkeeping, in the caller's language: what is written adds up to what its accounts gained and lost. */
export async function exportMonth({ database, language, now }: SignedInContext, month: string): Promise<FileAnswer> {
  async function* pages(): AsyncGenerator<TableRow[]> {
    for await (const page of readMonth(database, monthOf(`${month}-01`, 0)))
      yield page.flatMap((posted) =>
        pairLines(posted.lines).map((pair) => columns.map(({ cell }) => cell({ ...posted, ...pair }, language))),
      );
  }
  const fileName = translate(language, 'wallet/accounting:fileName');
  const table = {
    ...{ title: fileName, pages: pages(), language, madeAt: now },
    columns: columns.map(({ key, kind, width }) => ({
      header: translate(language, `wallet/accounting:column.${key}`),
      ...{ kind, width },
    })),
  };
  return {
    ...(await openWritten((path) => writeTable(path, 'csv', table))),
    mediaType: tableMediaTypes.csv,
    downloadName: `${fileName}-${month}.csv`,
  };
}
