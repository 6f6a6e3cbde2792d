import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { BackofficeTabs } from '#backoffice/web/backoffice-tabs.tsx';
import { LockedOutCard } from '#backoffice/web/locked-out-card.tsx';
import { MailsCard } from '#backoffice/web/mails-card.tsx';
import { overviewQuery } from '#backoffice/web/overview-query.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';

const figures = ['professionals', 'companies', 'openVacancies', 'applications', 'hired'] as const;

/** The administrator's first page: the size of the platform, and what needs attention. */
export function OverviewPage() {
  const { t } = useTranslation('backoffice');
  const overview = useQuery(overviewQuery);
  const { data } = overview;
  if (overview.isError && !data)
    return <LoadError error={overview.error} onRetry={() => void overview.refetch()} retrying={overview.isFetching} />;
  return (
    <Page width="reading">
      <PageTitle title={t('overview.title')} purpose={t('overview.purpose')} />
      <BackofficeTabs />
      <Stack>
        <FactsStrip
          facts={figures.map((figure) => ({
            label: t(`overview.${figure}`),
            value: data ? formatCount(data[figure]) : '…',
          }))}
        />
        {data ? (
          <>
            <MailsCard overview={data} />
            <LockedOutCard />
          </>
        ) : (
          <Loading>
            <SkeletonCard height={220} />
          </Loading>
        )}
      </Stack>
    </Page>
  );
}
