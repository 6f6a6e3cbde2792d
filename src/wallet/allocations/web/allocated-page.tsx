import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { walletPaths } from '#wallet/paths.ts';
import { allocatedPage } from './addresses.ts';
import { allocationsQuery } from './allocations-query.ts';

/** The credits are set aside. Opened without a project that has some, it leads back. */
export function AllocatedPage() {
  const { t } = useTranslation('wallet/allocations');
  const { project: named } = allocatedPage.useSearch();
  const { data, error, isFetching, refetch } = useQuery({ ...allocationsQuery, enabled: named !== undefined });
  const project = data?.projects.find(({ projectId }) => projectId === named);
  if (named === undefined || (data && !project?.allocatedCents))
    return <BareThanks to={walletPaths.allocate()} label={t('title')} />;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />;
  if (!data || !project)
    return (
      <Page width="reading" centered>
        <Loading>
          <SkeletonCard height={240} />
        </Loading>
      </Page>
    );
  return (
    <Page width="reading" centered>
      <EmptyState
        level={1}
        illustration="arrival"
        title={t('thanks.title')}
        description={t('thanks.text', { amount: formatCents(project.allocatedCents), project: project.title })}
        actions={
          <>
            <ButtonLink variant="primary" to={walletPaths.wallet()}>
              {t('thanks.wallet')}
            </ButtonLink>
            <ButtonLink to={walletPaths.allocate(project.projectId)}>{t('thanks.again')}</ButtonLink>
          </>
        }
        note={t('thanks.left', { amount: formatCents(data.availableCents) })}
      />
    </Page>
  );
}
