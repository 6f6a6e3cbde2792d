import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { BothWays } from './both-ways.tsx';
import { Cards, Part } from './page-parts.tsx';
import { SidesHero } from './heroes/sides-hero.tsx';
import { ProductPage } from './product-page.tsx';
import styles from './service-page.module.css';
import { textsOf } from './texts-of.ts';

const stages = ['new', 'qualify', 'screening', 'submission', 'interview', 'offered', 'hired', 'ended'] as const;

/** How the service works: who does what, what both sides see of each stage, and the general promises. */
export function ServicePage() {
  const { t } = useTranslation('product-pages');
  return (
    <ProductPage page="service" picture={<SidesHero />} actions={<BothWays />}>
      <Part title={t('service.who')}>
        <Cards cards={textsOf(t, 'service.role', ['company', 'professional', 'recruiter', 'administrator'])} />
      </Part>
      <Part title={t('service.stages')} sunken>
        <p className={styles.intro}>{t('service.stagesText')}</p>
        <div className={styles.scroll}>
          <table className={styles.stages}>
            <thead>
              <tr>
                <th scope="col">{t('service.onBoard')}</th>
                <th scope="col">{t('service.forCandidate')}</th>
              </tr>
            </thead>
            <tbody>
              {stages.map((stage) => (
                <tr key={stage}>
                  <th scope="row">{t(`service.stage.${stage}.board`)}</th>
                  <td>{t(`service.stage.${stage}.candidate`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part title={t('service.rules')}>
        <Cards cards={textsOf(t, 'service.rule', ['people', 'equal', 'told', 'own', 'secret', 'open'])} />
        <p className={styles.more}>
          <a href="/api/docs">{t('service.api')}</a> · <PageLink to={accountPaths.terms}>{t('foot.terms')}</PageLink> ·{' '}
          <PageLink to={accountPaths.privacy}>{t('foot.privacy')}</PageLink>
        </p>
      </Part>
    </ProductPage>
  );
}
