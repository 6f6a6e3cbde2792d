import { translate } from '#platform/i18n/translate.ts';
import type { CellKind, TableCell, TableColumn, TableRow } from '#platform/reports/tables/table-rows.ts';
import { timesheetStatusOf } from '#timesheets/hours/rules/entry-life.ts';
import { expectedCents } from '#timesheets/reports/rules/expected-amount.ts';
import type { ReportEntry } from './report-entries.ts';
import type { ReportScope } from './report-scope.ts';

const MINUTES_PER_HOUR = 60;
const CENTS = 100;

interface ReportColumn {
  key: string;
  kind: CellKind;
  width: number;
  cell: (entry: ReportEntry) => TableCell;
}

/** The table of a report: its columns in the reader's language, and how an entry becomes a row. */
export function reportTable({ language, withMoney }: Pick<ReportScope, 'language' | 'withMoney'>) {
  const amount = ({ minutes, price, state }: ReportEntry) => {
    const cents = expectedCents(minutes, price, state);
    return cents === null ? null : cents / CENTS;
  };
  const money: ReportColumn[] = [
    { key: 'price', kind: 'decimal', width: 14, cell: ({ price }) => (price === null ? null : price / CENTS) },
    { key: 'amount', kind: 'decimal', width: 16, cell: amount },
    { key: 'currency', kind: 'text', width: 9, cell: ({ price, currency }) => (price === null ? null : currency) },
  ];
  const columns: ReportColumn[] = [
    { key: 'date', kind: 'date', width: 12, cell: ({ date }) => date },
    { key: 'professional', kind: 'text', width: 28, cell: (entry) => nameOf(entry, language) },
    { key: 'task', kind: 'text', width: 40, cell: ({ task }) => task },
    { key: 'description', kind: 'text', width: 50, cell: ({ description }) => description || null },
    { key: 'start', kind: 'moment', width: 17, cell: ({ start }) => start },
    { key: 'end', kind: 'moment', width: 17, cell: ({ end }) => end },
    { key: 'timeZone', kind: 'text', width: 20, cell: ({ timeZone }) => timeZone },
    { key: 'minutes', kind: 'integer', width: 9, cell: ({ minutes }) => minutes },
    { key: 'hours', kind: 'decimal', width: 9, cell: ({ minutes }) => minutes / MINUTES_PER_HOUR },
    {
      key: 'status',
      kind: 'text',
      width: 22,
      cell: ({ state }) => translate(language, `timesheets/timesheet:status.${timesheetStatusOf(state)}`),
    },
    {
      key: 'state',
      kind: 'text',
      width: 22,
      cell: ({ state }) => translate(language, `timesheets/hours:state.${state}`),
    },
    ...(withMoney ? money : []),
  ];
  return {
    columns: columns.map(({ key, kind, width }): TableColumn => ({
      header: translate(language, `timesheets/reports:column.${key}`),
      kind,
      width,
    })),
    row: (entry: ReportEntry): TableRow => columns.map(({ cell }) => cell(entry)),
  };
}

/** A deleted account has no name. */
export function nameOf({ professional }: Pick<ReportEntry, 'professional'>, language: ReportScope['language']): string {
  return professional || translate(language, 'platform:person.deleted');
}
