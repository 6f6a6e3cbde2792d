import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { approvalsPath } from '#second-approvals/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { shareText } from '#ui/marks/share-text.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { onTheRight, PersonCell, TwoLines } from '#ui/table/table-cells.tsx';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { hirePricesQuery, serviceFeesQuery } from './prices-queries.ts';
import styles from './prices.module.css';
import { Unread } from '#ui/states/unread.tsx';

const PriceDialog = lazyPart(async () => (await import('./price-dialog.tsx')).PriceDialog);

/** For administrators: the service fee, the hires whose hours nobody can pay yet, and by a search those whose price changes. */
export function PricesPage() {
  const { t } = useTranslation('wallet/prices');
  const [search, setSearch] = useState('');
  const read = useQuery({ ...hirePricesQuery(search), placeholderData: keepPreviousData });
  const { data } = read;
  const [opened, setHire] = useState<HireToPrice | null>(null);
  const hire = data?.hires.find(({ hireId }) => hireId === opened?.hireId) ?? opened;
  const columns = useHireColumns(setHire);
  return (
    <Page>
      <PageTitle title={t('prices.title')} purpose={t('prices.purpose')} />
      <Stack>
        <FeeCard />
        <SearchField label={t('prices.search')} value={search} onSearch={setSearch} width={460} />
        {read.error && !data ? (
          <Unread query={read} framed skeleton={null} />
        ) : data?.hires.length === 0 ? (
          <EmptyState
            illustration="people"
            title={t(search === '' ? 'prices.empty' : 'prices.noMatch')}
            description={t(search === '' ? 'prices.emptyHint' : 'prices.noMatchText')}
            framed
          />
        ) : (
          <DataTable label={t('prices.list')} columns={columns} rows={data?.hires} rowId={({ hireId }) => hireId} />
        )}
      </Stack>
      {hire && (
        <PriceDialog
          hire={{ ...hire, agreedCents: hire.agreed?.grossCents ?? null }}
          known={hire}
          onClose={() => setHire(null)}
        />
      )}
    </Page>
  );
}

function useHireColumns(onPrice: (hire: HireToPrice) => void): Column<HireToPrice>[] {
  const { t } = useTranslation('wallet/prices');
  return [
    {
      key: 'who',
      header: t('prices.who'),
      skeleton: 'person',
      cell: ({ name, image, positionTitle }) => (
        <PersonCell name={personName(name)} image={image} meta={positionTitle} />
      ),
    },
    {
      key: 'project',
      header: t('prices.project'),
      width: 220,
      narrow: 'meta',
      cell: ({ project, company }) => <TwoLines title={project.title} meta={company} />,
    },
    {
      key: 'agreed',
      header: t('prices.agreed'),
      width: 285,
      narrow: 'meta',
      cell: (hire) => <Agreed hire={hire} />,
    },
    onTheRight({ key: 'waiting', header: t('prices.waiting'), width: 130 }, ({ waitingMinutes }) =>
      minutesInWords(waitingMinutes, currentLocale()),
    ),
    onTheRight({ key: 'price', header: '', width: 150, narrow: 'end' }, (hire) =>
      hire.asked ? (
        <PageLink to={approvalsPath}>{t('fees.toApprovals')}</PageLink>
      ) : (
        <Button size="sm" onClick={() => onPrice(hire)}>
          {t(hire.isPriced ? 'prices.change' : 'prices.price')}
        </Button>
      ),
    ),
  ];
}

function Agreed({ hire: { agreed, asked, isPriced, hiringModel, currency } }: { hire: HireToPrice }) {
  const { t } = useTranslation('wallet/prices');
  const sum = ({ grossCents, netCents }: { grossCents: number; netCents: number }) => ({
    gross: formatCents(grossCents, currency),
    net: formatCents(netCents, currency),
  });
  if (asked) return <Sum title={t('prices.asked', sum(asked))} meta={asked.reason} />;
  const model = hiringModel ?? t('prices.unknownModel');
  return (
    <Sum
      title={agreed ? t('prices.agreedSum', sum(agreed)) : t('prices.nothing')}
      meta={agreed && !isPriced ? t('prices.estimate') : model}
    />
  );
}

/** Never cut off: somebody decides by it. */
function Sum({ title, meta }: { title: string; meta: string }) {
  return (
    <div className={styles.sum}>
      <b>{title}</b>
      <span className="meta">{meta}</span>
    </div>
  );
}

const FeeDialog = lazyPart(async () => (await import('./fee-dialog.tsx')).FeeDialog);

const tones = { asked: 'warning', approved: 'success', dropped: 'neutral' } as const;

function FeeCard() {
  const { t } = useTranslation('wallet/prices');
  const read = useQuery(serviceFeesQuery);
  const { data } = read;
  const [isAsking, setAsking] = useState(false);
  const day = (moment: string) =>
    new Date(moment).toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: HOME_TIME_ZONE });
  return (
    <Card title={t('fees.title')} action={<Button onClick={() => setAsking(true)}>{t('fees.ask')}</Button>}>
      <Unread query={read} skeleton={null} />
      <p className="sub">{t('fees.purpose')}</p>
      <p className={styles.today}>
        {t('fees.today')}: <b className="num">{data ? shareText(data.todayBasisPoints) : '…'}</b>
      </p>
      {data && data.fees.length > 0 && (
        <ul className={styles.fees} aria-label={t('fees.list')}>
          {data.fees.map(({ feeId, basisPoints, startsAt, state, askedBy, project }) => (
            <li key={feeId}>
              <b className="num">{shareText(basisPoints)}</b>
              <span>
                {t('fees.starts')} {day(startsAt)}
              </span>
              {project !== null && <span>{t('fees.ofProject', { project })}</span>}
              <Pill tone={tones[state]}>{t(`fees.states.${state}`)}</Pill>
              <span className="meta">{personName(askedBy)}</span>
              {state === 'asked' && <PageLink to={approvalsPath}>{t('fees.toApprovals')}</PageLink>}
            </li>
          ))}
        </ul>
      )}
      {isAsking && <FeeDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
