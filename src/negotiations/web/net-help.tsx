import { estimatedNet } from '#negotiations/rules/estimated-net.ts';
import { netAfterFee } from '#negotiations/rules/paid-out-net.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { shareText } from '#ui/marks/share-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import styles from './negotiations.module.css';
import type { OfferValues } from './offer-values.ts';

interface NetHelpProps {
  view: NegotiationView;
  values: OfferValues;
  onTake: (hourlyNet: number) => void;
}

/** Says what the service fee leaves as net where Ponte pays it out; otherwise proposes what the tax tables would leave. */
export function NetHelp({ view: { currency, hiringModel, serviceFee }, values, onTake }: NetHelpProps) {
  const { t } = useTranslation('negotiations');
  const { hourlyGross, monthlyHours } = values;
  if (hourlyGross === null || hourlyGross <= 0) return null;
  const money = (cents: number) => formatCents(cents, currency);
  const afterTaxes = (taxed: number) =>
    monthlyHours === null || monthlyHours < 1
      ? null
      : estimatedNet({ currency, hiringModel, hourlyGross: taxed, monthlyHours }, new Date().toISOString().slice(0, 7));
  const isPaidOut = serviceFee !== null;
  const proposed = isPaidOut ? netAfterFee(hourlyGross, serviceFee) : afterTaxes(hourlyGross);
  if (proposed === null || proposed < 1) return null;
  const left = isPaidOut ? afterTaxes(proposed) : null;
  return (
    <p className={styles.estimate}>
      <span className="meta">
        {isPaidOut
          ? t('paysOut', { fee: shareText(serviceFee), amount: money(proposed) })
          : t('estimate', { model: hiringModel ?? '', amount: money(proposed) })}
        {left !== null && left > 0 && <> {t('afterTaxesOf', { amount: money(left) })}</>}
      </span>
      {!isPaidOut && (
        <Button variant="quiet" size="sm" onClick={() => onTake(proposed)}>
          {t('takeEstimate')}
        </Button>
      )}
    </p>
  );
}
