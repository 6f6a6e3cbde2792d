import { accountPaths } from '#accounts/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import type { HireWay } from '#talent/rules/hire-way.ts';
import { IconArrowRight } from '#ui/icons/icons.ts';
import styles from './banners.module.css';

interface HireBannerProps {
  hire: HireWay;
  /** The viewed professional; absent in the list. */
  name?: string;
  /** Stored with a brief that starts from this banner. */
  campaign?: string;
  wide?: boolean;
}

/** Leads a reader from a professional to a vacancy of their own. */
export function HireBanner({ hire, name, campaign, wide = false }: HireBannerProps) {
  const { t } = useTranslation('talent');
  const brief = campaign ? `${projectPaths.briefSelection()}/${campaign}` : projectPaths.briefSelection();
  return (
    <section className={wide ? `${styles.hire} ${styles.wide}` : styles.hire} aria-label={t('hire.label')}>
      <div>
        <h2>{name ? t('hire.person', { name: name.split(' ')[0] }) : t('hire.anybody')}</h2>
        <p>{t(hire === 'signUp' ? 'hire.signUpText' : 'hire.briefText')}</p>
      </div>
      <ButtonLink
        to={hire === 'signUp' ? `${accountPaths.signup}?employer` : brief}
        variant="primary"
        iconAfter={<IconArrowRight size={16} aria-hidden="true" />}
      >
        {t(`hire.${hire}`)}
      </ButtonLink>
    </section>
  );
}
