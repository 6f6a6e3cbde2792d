import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Currency } from '#platform/money/currencies.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { walletPaths } from '#wallet/paths.ts';
import type { Wallet } from '#wallet/statements/contract.ts';
import type { CreditForecast } from '#wallet/statements/rules/credit-forecast.ts';
import { type StatementView, statementViews } from '#wallet/statements/rules/statement-lines.ts';
import { DebtNotice } from '#wallet/web/debt-notice.tsx';
import { paymentsPage, statementPage, walletPage } from './addresses.ts';
import { WalletLines } from './wallet-lines.tsx';
import { walletQuery } from './wallet-queries.ts';
import { Unread } from '#ui/states/unread.tsx';

/** A company’s wallet with both of its lists (MON-03). */
export function WalletPage() {
  const { squadOwnerId } = walletPage.useParams();
  const { tab } = walletPage.useSearch();
  return <WalletView ownerId={squadOwnerId} view={tab ?? 'statement'} />;
}

export function StatementPage() {
  statementPage.useSearch();
  return <WalletView ownerId={undefined} view="statement" />;
}

export function PaymentsPage() {
  const { squadOwnerId } = paymentsPage.useParams();
  return <WalletView ownerId={squadOwnerId} view="payments" />;
}

interface WalletViewProps {
  /** The owner whom an administrator looks at; undefined: the own space. */
  ownerId: string | undefined;
  view: StatementView;
}

function WalletView({ ownerId, view }: WalletViewProps) {
  const { t } = useTranslation('wallet/statements');
  const [chosen, setChosen] = useState<Currency>('BRL');
  const read = useQuery(walletQuery(ownerId));
  const { data } = read;
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
      <Unread query={read} title={t('failed.load')} framed skeleton={<Skeleton width="100%" height={320} />} />
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

/** What a company asks of its wallet: what is free, what is set aside, and what is on its way in and out. */
function WalletFacts({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet/statements');
  const { currency, availableCents, allocatedCents, reservedCents, futureCents } = wallet;
  const [incoming, outgoing] = [formatCents(futureCents, currency), formatCents(reservedCents, currency)];
  const figure = (text: string) => <span className="num">{text}</span>;
  return (
    <FactsStrip
      facts={[
        { label: t('facts.available'), value: figure(formatCents(availableCents, currency)) },
        { label: t('facts.allocated'), value: figure(formatCents(allocatedCents, currency)) },
        { label: t('facts.onItsWay'), value: figure(t('facts.inAndOut', { incoming, outgoing })) },
      ]}
    />
  );
}
