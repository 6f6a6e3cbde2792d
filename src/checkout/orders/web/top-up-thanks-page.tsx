import { useQuery } from '@tanstack/react-query';
import { checkoutPaths } from '#checkout/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { walletPaths } from '#wallet/paths.ts';
import { topUpThanksPage } from './addresses.ts';
import { orderQuery } from './orders-queries.ts';

/** The credits have arrived (MON-04). Opened without a paid order, it leads back to the credits. */
export function TopUpThanksPage() {
  const { t } = useTranslation('checkout/orders');
  const { order: orderId } = topUpThanksPage.useSearch();
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== undefined,
  });
  if (orderId === undefined || (data && data.state !== 'paid'))
    return <BareThanks to={checkoutPaths.topUp()} label={t('title')} />;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />;
  if (!data)
    return (
      <Page width="reading" centered>
        <Loading>
          <SkeletonCard height={240} />
        </Loading>
      </Page>
    );
  const [amount, repaid] = [data.cents, data.repaidCents].map((cents) => formatCents(cents, data.currency));
  const hasRepaid = data.repaidCents > 0;
  return (
    <Page width="reading" centered>
      <EmptyState
        level={1}
        illustration="arrival"
        title={t(hasRepaid ? 'repaid.title' : 'thanks.title')}
        description={t(hasRepaid ? 'repaid.text' : 'thanks.text', { amount, repaid })}
        actions={
          <>
            <ButtonLink variant="primary" to={walletPaths.wallet()}>
              {t('thanks.wallet')}
            </ButtonLink>
            <ButtonLink to={walletPaths.allocate()}>{t('success.allocate')}</ButtonLink>
            <ButtonLink to={projectPaths.list()}>{t('thanks.projects')}</ButtonLink>
            <ButtonLink to={checkoutPaths.topUp()}>{t('thanks.more')}</ButtonLink>
          </>
        }
      />
    </Page>
  );
}
