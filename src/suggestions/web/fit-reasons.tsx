import { SUITABILITY_WEIGHTS } from '#jobs/opportunities/rules/suitability.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { PointsSum } from '#ui/marks/points-sum.tsx';
import { ReasonList } from '#ui/marks/reason-list.tsx';
import { TESTS_WEIGHT } from '#suggestions/rules/tests-part.ts';
import type { Suggested } from './api.ts';
import type { SuggestedItemProps } from './api.ts';

/** Why somebody has their rank, in words and then in points. */
export function FitReasons({ professional, position }: Omit<SuggestedItemProps, 'abilities'>) {
  const { t } = useTranslation('suggestions');
  const { name, suitability } = professional;
  const { sharedSkills, askedSkills, tests, points: sum } = suitability;
  const words = {
    skills: sharedSkills.join(', '),
    shared: sharedSkills.length,
    asked: askedSkills,
    model: position.hiringModel ?? '',
    finished: tests?.finished ?? 0,
  };
  const figure = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  const parts = partsOf(professional);
  return (
    <>
      <ReasonList
        reasons={parts
          .filter(({ verdict }) => verdict !== 'unsaid')
          .map(({ criterion, verdict }) => {
            const key = criterion === 'workModel' && position.workModel === 'remote' ? 'remote' : verdict;
            return { key: criterion, verdict, text: t(`reasons.${criterion}.${key}`, words) };
          })}
      />
      <PointsSum
        open={t('sum.open', { points: sum })}
        caption={t('sum.caption', { name })}
        columns={[t('sum.criterion'), t('sum.points')]}
        rows={parts.map(({ criterion, verdict, points, weight }) => ({
          key: criterion,
          label: t(`criterion.${criterion}`),
          note: verdict === 'unsaid' ? t('sum.unsaid') : undefined,
          points: t('sum.of', { points: figure.format(points), weight }),
        }))}
      >
        {tests && <p className="meta">{t('sum.scaled', { total: 100 + TESTS_WEIGHT })}</p>}
      </PointsSum>
    </>
  );
}

function partsOf({ suitability: { reasons, tests } }: Suggested) {
  return [
    ...reasons.map((reason) => ({ ...reason, weight: SUITABILITY_WEIGHTS[reason.criterion] })),
    ...(tests ? [{ ...tests, criterion: 'tests' as const, weight: TESTS_WEIGHT }] : []),
  ];
}
