import { useInfiniteQuery } from '@tanstack/react-query';
import type { Currency } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import type { OwnSums } from '#payouts/own-payments/contract.ts';
import { OwnHires } from './own-hires.tsx';
import { ownPaymentsQuery } from './own-payments-queries.ts';
import { OwnPaymentsList } from './own-payments-list.tsx';
import { Unread } from '#ui/states/unread.tsx';

/** For professionals: expected, approved, on its way and paid, with what holds money back. */
export function OwnPaymentsPage() {
  const { t } = useTranslation('payouts/own-payments');
  const read = useInfiniteQuery(ownPaymentsQuery);
  const first = read.data?.pages[0];
  return (
    <Page width="reading">
      <PageTitle title={t('title')} purpose={t('purpose')} />
      <Unread query={read} title={t('failed')} framed skeleton={<Skeleton width="100%" height={320} />} />
      {first && (
        <Stack>
          <Sums of={first} currency="BRL" />
          {first.otherCurrencies.map((sums) => (
            <Sums key={sums.currency} of={sums} currency={sums.currency} />
          ))}
          <OwnHires hires={first.hires} />
          <OwnPaymentsList />
        </Stack>
      )}
    </Page>
  );
}

function Sums({ of, currency }: { of: OwnSums; currency: Currency }) {
  const { t } = useTranslation('payouts/own-payments');
  return (
    <FactsStrip
      facts={[
        { label: t('expected'), value: formatCents(of.expectedCents, currency) },
        { label: t('payable'), value: formatCents(of.payableCents, currency) },
        { label: t('inRun'), value: formatCents(of.inRunCents, currency) },
        { label: t('paid'), value: formatCents(of.paidCents, currency) },
      ]}
    />
  );
}
