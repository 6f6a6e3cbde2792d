import { SUITABILITY_WEIGHTS } from '#jobs/opportunities/rules/suitability.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { PointsSum } from '#ui/marks/points-sum.tsx';
import { ReasonList } from '#ui/marks/reason-list.tsx';
import type { SuitableJob } from '#jobs/web/api.ts';

/** Why a vacancy is recommended, in words; criteria that neither side states appear only in the calculation. */
export function SuitabilityReasons({ job }: { job: SuitableJob }) {
  const { t } = useTranslation('jobs/opportunities');
  const { reasons, sharedSkills, askedSkills, points } = job.suitability;
  const words = {
    skills: sharedSkills.join(', '),
    shared: sharedSkills.length,
    asked: askedSkills,
    years: job.experienceYears ?? 0,
    city: job.city ?? '',
    model: job.hiringModel ?? '',
  };
  const figure = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  const shown = reasons.filter(({ verdict }) => verdict !== 'unsaid');
  return (
    <>
      <ReasonList
        reasons={shown.map(({ criterion, verdict }) => {
          const key = criterion === 'workModel' && job.workModel === 'remote' ? 'remote' : verdict;
          return { key: criterion, verdict, text: t(`reasons.${criterion}.${key}`, words) };
        })}
      />
      <PointsSum
        open={t('sum.open', { points })}
        caption={t('sum.caption')}
        columns={[t('sum.criterion'), t('sum.points')]}
        rows={reasons.map(({ criterion, verdict, points: brought }) => ({
          key: criterion,
          label: t(`criterion.${criterion}`),
          note: verdict === 'unsaid' ? t('sum.unsaid') : undefined,
          points: t('sum.of', { points: figure.format(brought), weight: SUITABILITY_WEIGHTS[criterion] }),
        }))}
      />
    </>
  );
}
