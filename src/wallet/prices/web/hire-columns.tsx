import { approvalsPath } from '#second-approvals/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import type { Column } from '#ui/table/data-table-types.ts';
import { PersonCell, TwoLines } from '#ui/table/table-cells.tsx';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import styles from './prices.module.css';

/** Whose hours they are, what was agreed or asked for, and how many wait. */
export function useHireColumns(onPrice: (hire: HireToPrice) => void): Column<HireToPrice>[] {
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
    {
      key: 'waiting',
      header: t('prices.waiting'),
      width: 130,
      align: 'right',
      narrow: 'meta',
      cell: ({ waitingMinutes }) =>
        `${(waitingMinutes / 60).toLocaleString(currentLocale(), { maximumFractionDigits: 2 })} h`,
    },
    {
      key: 'price',
      header: '',
      width: 150,
      align: 'right',
      narrow: 'end',
      cell: (hire) =>
        hire.asked ? (
          <PageLink to={approvalsPath}>{t('fees.toApprovals')}</PageLink>
        ) : (
          <Button size="sm" onClick={() => onPrice(hire)}>
            {t(hire.isPriced ? 'prices.change' : 'prices.price')}
          </Button>
        ),
    },
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
