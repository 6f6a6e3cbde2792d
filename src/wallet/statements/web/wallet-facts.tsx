import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import type { Wallet } from '#wallet/statements/contract.ts';

/** What a company asks of its wallet: what is free, what is set aside, and what is on its way in and out. */
export function WalletFacts({ wallet }: { wallet: Wallet }) {
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
