import { Fragment } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, PersonCell } from '#ui/table/table-cells.tsx';
import type { PreviewPerson } from '#payouts/pay-runs/contract.ts';
import { sumOfTaxes } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import styles from './pay-runs.module.css';
import { hoursText } from './run-marks.tsx';

const IdentityButton = lazyPart(async () => (await import('#payouts/fiscal/web/identity-button.tsx')).IdentityButton);

export type PreviewHire = PreviewPerson['hires'][number];

const None = () => <span className="only-wide">–</span>;

export function usePreviewColumns(
  onTaxes: (person: PreviewPerson) => void,
  onAbroad: (hire: PreviewHire, person: PreviewPerson) => void,
): Column<PreviewPerson>[] {
  const { t } = useTranslation('payouts/pay-runs');
  const money = (key: string, header: string, value: (person: PreviewPerson) => number) =>
    // Zeros beside a name read as if the person had not worked.
    onTheRight<PreviewPerson>({ key, header, width: 130, narrow: key === 'net' ? 'end' : 'hidden' }, (person) => (
      <span className="num">{person.minutes === 0 ? <None /> : formatCents(value(person))}</span>
    ));
  return [
    {
      key: 'who',
      header: t('person.who'),
      skeleton: 'person',
      cell: ({ name, image, hires }) => (
        <PersonCell
          name={personName(name)}
          image={image}
          meta={[...new Set(hires.map(({ projectTitle, company }) => `${projectTitle}, ${company}`))].join(' · ')}
        />
      ),
    },
    onTheRight({ key: 'hours', header: t('run.hours'), width: 90 }, ({ minutes }) =>
      minutes === 0 ? <None /> : hoursText(minutes),
    ),
    money('gross', t('run.gross'), ({ grossCents }) => grossCents),
    money('fee', t('run.fee'), ({ grossCents, netCents }) => grossCents - netCents),
    money('net', t('run.net'), ({ netCents, taxes }) => netCents - (netCents > 0 && taxes ? sumOfTaxes(taxes) : 0)),
    {
      key: 'waits',
      header: t('run.waits'),
      width: 230,
      narrow: 'meta',
      cell: (person) => (
        <span className={styles.waits}>
          {person.hires
            .filter(({ hold }) => hold !== null)
            .map((hire) => (
              <Fragment key={hire.hireId}>
                <Pill tone={hire.hold === 'blocked' ? 'danger' : 'warning'}>{t(`person.hold.${hire.hold!}`)}</Pill>
                {hire.hold !== 'foreignCurrency' ? (
                  <span className="meta">
                    {t('person.held', { hours: hoursText(hire.minutes + hire.waitingMinutes) })}
                  </span>
                ) : (
                  <span className="meta">
                    {t('foreign.due', {
                      hours: hoursText(hire.minutes),
                      amount: formatCents(hire.netCents, hire.currency),
                    })}
                  </span>
                )}
                {hire.hold === 'foreignCurrency' && hire.netCents > 0 && (
                  <Button size="sm" onClick={() => onAbroad(hire, person)}>
                    {t('foreign.start')}
                  </Button>
                )}
              </Fragment>
            ))}
          {person.hires
            .filter(({ hold, waitingMinutes }) => hold === null && waitingMinutes > 0)
            .map(({ hireId, waitingMinutes }) => (
              <span key={hireId} className="meta">
                {t('person.uncovered', { hours: hoursText(waitingMinutes) })}
              </span>
            ))}
          {person.isGone && person.minutes > 0 && <span className="meta">{t('person.outside')}</span>}
          {person.isGone && <IdentityButton memberId={person.memberId} asked="hours" />}
          {person.netToTaxCents > 0 && (
            <Button size="sm" onClick={() => onTaxes(person)}>
              {t(person.taxes ? 'taxes.change' : 'taxes.type')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
