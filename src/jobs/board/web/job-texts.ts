import { useTranslation } from '#ui/i18n.ts';
import { currentLocale } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import type { BoardItem, Vacancy } from '#jobs/web/api.ts';

type Pay = BoardItem['pay'];

/** "95 to 120" with the currency only once, as people write it. */
function formatRange(pay: Pay, join: (minimum: string, maximum: string) => string): string | null {
  const least = pay.minimum ?? pay.maximum;
  if (least === null) return null;
  const minimum = formatCents(least, pay.currency, true);
  if (pay.maximum === null || pay.maximum === least) return minimum;
  const digits = pay.maximum % 100 === 0 ? 0 : 2;
  const maximum = new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(pay.maximum / 100);
  return join(minimum, maximum);
}

/** The facts of a vacancy in words; null for unset ones. */
export function useJobTexts() {
  const { t } = useTranslation('jobs');
  const range = (pay: Pay) => formatRange(pay, (minimum, maximum) => t('pay.range', { minimum, maximum }));
  const unsaid = (pay: Pay) => pay.text ?? (pay.negotiable ? t('pay.negotiable') : null);
  return {
    /** In short form with the period: "R$ 95 a 120/h". */
    pay: (pay: Pay): string | null => {
      const figures = range(pay);
      if (figures === null) return unsaid(pay);
      return pay.period ? t(`pay.per.${pay.period}`, { figures }) : figures;
    },
    /** Notes on the pay: whether it is negotiable, and the monthly total of hourly pay. */
    payNote: ({ pay, monthlyHours }: Vacancy): string | null => {
      if (range(pay) === null) return null;
      const isHourly = pay.period === 'hour' && monthlyHours !== null;
      const monthly = (hourly: number | null) => (hourly === null ? null : hourly * (monthlyHours ?? 0));
      const month = { ...pay, minimum: monthly(pay.minimum), maximum: monthly(pay.maximum) };
      const notes = [
        isHourly ? t('pay.estimate', { figures: range(month) ?? '' }) : null,
        pay.negotiable ? t('pay.openToTalk') : null,
        pay.text,
      ];
      return joinFacts(notes) || null;
    },
    payFact: (pay: Pay) => ({
      label: pay.period === 'hour' ? t('fact.hourValue') : t('fact.earnings'),
      value:
        (pay.period === 'month' ? range(pay) && t('pay.per.month', { figures: range(pay) }) : range(pay)) ??
        unsaid(pay) ??
        t('fact.notSaid'),
    }),
    hours: ({ monthlyHours }: BoardItem) =>
      monthlyHours === null ? null : t('hoursPerMonth', { count: monthlyHours }),
    hiring: ({ hiringModel, projectType }: Vacancy) => {
      if (hiringModel === null) return null;
      return projectType === null
        ? hiringModel
        : t('hiringWithType', { model: hiringModel, type: t(`projectType.${projectType}`) });
    },
    experience: ({ experienceYears }: BoardItem) =>
      experienceYears === null ? null : t('experience', { count: experienceYears }),
    workModel: ({ workModel }: Pick<BoardItem, 'workModel'>) =>
      workModel === null ? null : t(`workModel.${workModel}`),
    notSaid: t('fact.notSaid'),
  };
}
