import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { MISSING_MINUTES } from '#timesheets/hours/rules/hours-balance.ts';
import { balanceText } from '#timesheets/professionals/web/month-words.ts';

/** The balance, marked when hours are missing; without agreed hours there is none. */
export function BalanceText({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation('timesheets/balance');
  if (minutes === null) return <span className="meta">{t('noAgreed')}</span>;
  if (minutes < MISSING_MINUTES) return <Pill tone="warning">{balanceText(minutes)}</Pill>;
  return <span className="num">{balanceText(minutes)}</span>;
}
