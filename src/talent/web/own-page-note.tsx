import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ownProfilePath } from '#profiles/paths.ts';
import { RECENT_DAYS, topCriteria } from '#talent/rules/top-professional.ts';
import { IconCheck, IconCircleDashed } from '#ui/icons/icons.ts';
import type { TopTalent } from './api.ts';
import styles from './banners.module.css';

/** Only for the professional: who can see this page, and the progress towards the stamp. */
export function OwnPageNote({ own }: { own: NonNullable<TopTalent['own']> }) {
  const { t } = useTranslation('talent');
  return (
    <section className={styles.own} aria-label={t('own.label')}>
      <div>
        <h2>{t(own.isListed ? 'own.listed' : 'own.unlisted')}</h2>
        <p>{t(own.isListed ? 'own.listedText' : 'own.unlistedText')}</p>
        <ButtonLink to={ownProfilePath()} size="sm">
          {t('own.toProfile')}
        </ButtonLink>
      </div>
      <div>
        <h3>{t('own.stamp')}</h3>
        <ul className={styles.criteria}>
          {topCriteria.map((criterion) => {
            const isMet = own.met.includes(criterion);
            const Icon = isMet ? IconCheck : IconCircleDashed;
            return (
              <li key={criterion} data-met={isMet || undefined}>
                <Icon size={16} aria-hidden="true" />
                <span>{t(`stamp.${criterion}`, { days: RECENT_DAYS })}</span>
                <span className="sr-only">{t(isMet ? 'own.met' : 'own.unmet')}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
