import type { Currency } from '#platform/money/currencies.ts';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { monthWords } from '#ui/marks/month-words.ts';
import { Section } from '#ui/page/card.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { profilePartPath } from '#profiles/paths.ts';
import type { OwnHire } from '#payouts/own-payments/contract.ts';
import { hoursText } from '#payouts/pay-runs/web/run-marks.tsx';

const NotaDialog = lazyPart(async () => (await import('./notas/nota-dialog.tsx')).NotaDialog);

export function OwnHires({ hires }: { hires: readonly OwnHire[] }) {
  const { t } = useTranslation('payouts/own-payments');
  const amount = (minutes: number, cents: number | null, currency: Currency) =>
    minutes === 0 ? (
      <span className="only-wide">–</span>
    ) : (
      <TwoLines
        title={<span className="num">{cents === null ? '–' : formatCents(cents, currency)}</span>}
        meta={hoursText(minutes)}
      />
    );
  return (
    <Section title={t('hires')}>
      {hires.length === 0 ? (
        <p className="sub">{t('noHours')}</p>
      ) : (
        <DataTable
          label={t('hires')}
          rows={hires}
          rowId={({ hireId }) => hireId}
          columns={[
            {
              key: 'project',
              header: t('column.project'),
              cell: ({ projectTitle, company }) => <TwoLines title={projectTitle} meta={company} />,
            },
            onTheRight<OwnHire>(
              { key: 'open', header: t('column.open'), width: 130 },
              ({ openMinutes, openCents, currency }) => (
                <>
                  {openMinutes > 0 && <span className="only-narrow meta">{t('column.open')}</span>}
                  {amount(openMinutes, openCents, currency)}
                </>
              ),
            ),
            onTheRight<OwnHire>(
              { key: 'payable', header: t('column.payable'), width: 130, narrow: 'end' },
              ({ payableMinutes, payableCents, currency }) => amount(payableMinutes, payableCents, currency),
            ),
            {
              key: 'state',
              header: t('column.state'),
              width: 250,
              narrow: 'meta',
              cell: (hire) => <Hold hire={hire} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

/** What the person can do is said with the way there. */
function Hold({ hire }: { hire: OwnHire }) {
  const { hold, payableMinutes, uncoveredMinutes } = hire;
  const { t } = useTranslation('payouts/own-payments');
  if (payableMinutes === 0) return <span>{t('unapproved')}</span>;
  const isOwnTask = hold === 'noCompany' || hold === 'noPixKey' || hold === 'wrongPixKey';
  return (
    <span>
      {hold !== null && t(`hold.${hold}`)}
      {hold === null &&
        (uncoveredMinutes > 0 ? t('uncovered', { hours: hoursText(uncoveredMinutes) }) : t('ready'))}{' '}
      {isOwnTask && <PageLink to={profilePartPath('private')}>{t('toProfile')}</PageLink>}
      <OwnNotas hire={hire} />
    </span>
  );
}

/** Where the operator asks for notas fiscais: one for each month of a project that is to be paid. */
function OwnNotas({ hire }: { hire: OwnHire }) {
  const { t } = useTranslation('payouts/own-payments');
  const [month, setMonth] = useState<string | null>(null);
  return (
    <>
      {hire.notas.map((nota) => (
        <div key={nota.month}>
          {nota.number !== null && (
            <span className="meta">{t('nota.attached', { number: nota.number, month: monthWords(nota.month) })} </span>
          )}
          <Button size="sm" {...(nota.number !== null && { variant: 'quiet' })} onClick={() => setMonth(nota.month)}>
            {nota.number === null
              ? t('nota.attach', { month: monthWords(nota.month) })
              : t('nota.replace', { number: nota.number })}
          </Button>
        </div>
      ))}
      {month !== null && <NotaDialog hire={hire} month={month} onClose={() => setMonth(null)} />}
    </>
  );
}
