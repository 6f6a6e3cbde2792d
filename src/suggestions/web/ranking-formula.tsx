import { SUITABILITY_WEIGHTS, suitabilityCriteria } from '#jobs/opportunities/rules/suitability.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import styles from './suggestions.module.css';

/** The formula, for readers who want to know it. */
export function RankingFormula() {
  const { t } = useTranslation('suggestions');
  return (
    <Disclosure className={styles.counted} summary={t('counted.open')}>
      <p>{t('counted.lead')}</p>
      <ul className={styles.weights}>
        {suitabilityCriteria.map((criterion) => (
          <li key={criterion}>
            {t(`criterion.${criterion}`)} <b className="num">{SUITABILITY_WEIGHTS[criterion]}</b>
          </li>
        ))}
      </ul>
      <p>{t('counted.skills')}</p>
      <p>{t('counted.tests')}</p>
      <p>{t('counted.never')}</p>
    </Disclosure>
  );
}
