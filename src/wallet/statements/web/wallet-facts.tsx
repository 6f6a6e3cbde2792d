import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import type { Wallet } from '#wallet/statements/contract.ts';

/** The sums of a wallet; what is zero and rare is left out. */
export function WalletFacts({ wallet, discountedCents }: { wallet: Wallet; discountedCents: number }) {
  const { t } = useTranslation('wallet/statements');
  const { currency, totalCents, availableCents, allocatedCents, reservedCents, debtCents, futureCents } = wallet;
  const amount = (cents: number) => <span className="num">{formatCents(cents, currency)}</span>;
  return (
    <FactsStrip
      facts={[
        { label: t('facts.total'), value: amount(totalCents) },
        ...(currency === 'BRL' ? [{ label: t('facts.discounted'), value: amount(discountedCents) }] : []),
        { label: t('facts.available'), value: amount(availableCents) },
        { label: t('facts.allocated'), value: amount(allocatedCents) },
        { label: t('facts.future'), value: amount(futureCents) },
        ...(reservedCents === 0 ? [] : [{ label: t('facts.reserved'), value: amount(reservedCents) }]),
        ...(debtCents === 0 ? [] : [{ label: t('facts.debt'), value: amount(debtCents) }]),
      ]}
    />
  );
}
