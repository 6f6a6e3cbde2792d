import { changeInPerMille, type Figures, monthlyGross } from '#negotiations/rules/figures.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import styles from './negotiations.module.css';

interface FigureListProps {
  figures: Figures;
  currency: NegotiationView['currency'];
  /** The former figures that this offer changes. */
  changes?: Partial<Figures>;
  /** The net is what is paid out; otherwise an estimate. */
  netIsPaidOut: boolean;
  /** For an agreement: what the tax tables left, per hour. */
  estimatedNet?: number | null;
}

/** The figures of an offer, each with its former value where that is different. */
export function FigureList({ figures, currency, changes = {}, netIsPaidOut, estimatedNet = null }: FigureListProps) {
  const { t } = useTranslation('negotiations');
  const money = (cents: number) => formatCents(cents, currency);
  const hours = (count: number) => t('hoursAMonth', { count });
  return (
    <dl className={styles.figures}>
      <Figure label={t('figure.hourlyGross')} value={money(figures.hourlyGross)} was={changes.hourlyGross} say={money}>
        {t('aMonth', { amount: money(monthlyGross(figures)) })}
      </Figure>
      <Figure label={t('figure.hourlyNet')} value={money(figures.hourlyNet)} was={changes.hourlyNet} say={money}>
        {[
          ...(netIsPaidOut ? [t('isPaidOut')] : estimatedNet === null ? [t('isEstimate')] : []),
          ...(estimatedNet === null
            ? []
            : [t(netIsPaidOut ? 'afterTaxes' : 'byTables', { amount: money(estimatedNet) })]),
        ].join(' · ')}
      </Figure>
      <Figure
        label={t('figure.monthlyHours')}
        value={hours(figures.monthlyHours)}
        was={changes.monthlyHours}
        say={hours}
      />
      <Figure label={t('figure.startDate')} value={dayText(figures.startDate)} was={changes.startDate} say={dayText} />
    </dl>
  );
}

interface FigureProps<Value> {
  label: string;
  value: string;
  was: Value | undefined;
  say: (value: Value) => string;
  children?: string;
}

function Figure<Value extends string | number>({ label, value, was, say, children }: FigureProps<Value>) {
  const { t } = useTranslation('negotiations');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="num">{value}</b>
        {was !== undefined && <span className={styles.was}>{t('was', { value: say(was) })}</span>}
        {children && <span className="meta">{children}</span>}
      </dd>
    </div>
  );
}

/** By how much the gross of an offer differs from the one before: "+5.0 %". */
export function changeText(before: number, after: number): string {
  const share = new Intl.NumberFormat(currentLocale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return share.format(changeInPerMille(before, after) / 1_000);
}

/** A day without a time, the same in every zone. */
function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
