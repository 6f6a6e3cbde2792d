import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { monthWords } from '#ui/marks/month-words.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Section } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import type { DueTax } from '#payouts/taxes/contract.ts';
import { taxesQuery } from './taxes-query.ts';
import { Unread } from '#ui/states/unread.tsx';

const PayTaxDialog = lazyPart(async () => (await import('./pay-tax-dialog.tsx')).PayTaxDialog);

/** For administrators: what was withheld from pay and has to be paid over, by month and tax; nothing where nothing was. */
export function DueTaxes() {
  const { t } = useTranslation('payouts/taxes');
  const read = useQuery(taxesQuery);
  const { data } = read;
  const [paid, setPaid] = useState<DueTax | null>(null);
  if (!data) return <Unread query={read} framed skeleton={null} />;
  if (data.taxes.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Stack>
        <p className="sub">{t('purpose')}</p>
        <DataTable
          label={t('title')}
          rows={data.taxes}
          rowId={({ month, tax }) => `${month} ${tax}`}
          columns={[
            {
              key: 'tax',
              header: t('tax'),
              cell: ({ month, tax, payments }) => (
                <TwoLines
                  title={`${t(`payouts/pay-runs:taxes.${tax}`)}, ${monthWords(month)}`}
                  meta={payments
                    .map(({ guide, paidOn, cents }) =>
                      t('payment', { guide, day: shortDateText(paidOn), amount: formatCents(cents) }),
                    )
                    .join(' · ')}
                />
              ),
            },
            ...(['withheld', 'paid', 'open'] as const).map((part) =>
              onTheRight<DueTax>(
                { key: part, header: t(`part.${part}`), width: 130, narrow: part === 'open' ? 'end' : 'meta' },
                (row) => <span className="num">{formatCents(row[`${part}Cents`])}</span>,
              ),
            ),
            onTheRight<DueTax>({ key: 'action', header: '', width: 240 }, (row) => (
              <>
                {row.askedCents > 0 && <Pill tone="warning">{t('asked')}</Pill>}
                {row.openCents > 0 && (
                  <Button
                    size="sm"
                    aria-label={t('actionFor', { tax: row.tax.toUpperCase(), month: monthWords(row.month) })}
                    onClick={() => setPaid(row)}
                  >
                    {t('action')}
                  </Button>
                )}
              </>
            )),
          ]}
        />
      </Stack>
      {paid && <PayTaxDialog due={paid} onClose={() => setPaid(null)} />}
    </Section>
  );
}
