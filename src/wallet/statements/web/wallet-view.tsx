import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Currency } from '#platform/money/currencies.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { walletPaths } from '#wallet/paths.ts';
import type { CreditForecast } from '#wallet/statements/rules/credit-forecast.ts';
import { statementViews, type StatementView } from '#wallet/statements/rules/statement-views.ts';
import { DebtNotice } from './debt-notice.tsx';
import { WalletFacts } from './wallet-facts.tsx';
import { WalletLines } from './wallet-lines.tsx';
import { walletQuery } from './balance-queries.ts';

interface WalletViewProps {
  /** The owner whom an administrator looks at; undefined: the own space. */
  ownerId: string | undefined;
  view: StatementView;
}

/** What a company has, and what came in and went out. */
export function WalletView({ ownerId, view }: WalletViewProps) {
  const { t } = useTranslation('wallet/statements');
  const [chosen, setChosen] = useState<Currency>('BRL');
  const { data, error, isFetching, refetch } = useQuery(walletQuery(ownerId));
  const wallet = data?.wallets.find(({ currency }) => currency === chosen) ?? data?.wallets[0];
  const address = walletPaths.wallet(ownerId);
  const forecastText = ({ lastsUntil, weeklyCents, owedCents, isUsedUp }: CreditForecast) => {
    const amount = formatCents(weeklyCents);
    if (isUsedUp) return t('forecastOver', { amount, owed: formatCents(owedCents) });
    if (lastsUntil === null) return null;
    const day = new Date(`${lastsUntil}T00:00:00Z`);
    const date = day.toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
    return t('forecast', { amount, date });
  };
  const warning = wallet?.currency === 'BRL' && data?.forecast ? forecastText(data.forecast) : null;
  return (
    <Page width="wide">
      <PageTitle
        title={t('title')}
        purpose={data && ownerId !== undefined ? t('purposeOf', { company: data.company }) : t('purpose')}
        actions={
          ownerId === undefined && (
            <>
              <ButtonLink to={walletPaths.allocate()}>{t('allocate')}</ButtonLink>
              <ButtonLink variant="primary" icon={<IconPlus size={18} aria-hidden="true" />} to={walletPaths.topUp()}>
                {t('addCredits')}
              </ButtonLink>
            </>
          )
        }
      />
      {!data && error && (
        <LoadError error={error} title={t('failed.load')} onRetry={() => void refetch()} retrying={isFetching} framed />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton width="100%" height={320} />
        </Loading>
      )}
      {data && wallet && (
        <Stack>
          {data.wallets.length > 1 && (
            <SegmentedControl
              label={t('currency')}
              value={wallet.currency}
              onChange={setChosen}
              options={data.wallets.map(({ currency }) => ({ value: currency, label: currency }))}
            />
          )}
          <DebtNotice debtCents={wallet.debtCents} currency={wallet.currency} />
          <WalletFacts wallet={wallet} />
          {warning !== null && <p className="sub">{warning}</p>}
          <Tabs
            label={t('tabs')}
            items={statementViews.map((one) => ({
              key: one,
              label: t(`tab.${one}`),
              to: one === 'statement' ? address : `${address}?tab=${one}`,
              current: one === view,
            }))}
          />
          <WalletLines ownerId={ownerId} view={view} currency={wallet.currency} />
        </Stack>
      )}
    </Page>
  );
}
