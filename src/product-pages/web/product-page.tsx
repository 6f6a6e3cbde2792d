import type { ReactNode } from 'react';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths, jobBoard } from '#accounts/paths.ts';
import { plansPath, type ProductPage as Page, productPages, productPaths } from '#product-pages/paths.ts';
import styles from './product-pages.module.css';

interface ProductPageProps {
  page: Page;
  /** The call to action below the first words. */
  actions: ReactNode;
  /** Beside the first words. */
  picture: ReactNode;
  children: ReactNode;
}

/** The first words beside the page's own picture, the page, and links to the other pages. */
export function ProductPage({ page, actions, picture, children }: ProductPageProps) {
  const { t } = useTranslation('product-pages');
  const title = t(`${page}.title`);
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.heroText}>
          <p className={styles.kicker}>{t(`${page}.kicker`)}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{t(`${page}.lead`)}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.art}>{picture}</div>
      </header>
      {children}
      <nav className={styles.foot} aria-label={t('foot.label')}>
        {productPages
          .filter((other) => other !== page)
          .map((other) => (
            <PageLink key={other} to={productPaths[other]}>
              {t(`foot.${other}`)}
            </PageLink>
          ))}
        <PageLink to={plansPath}>{t('foot.plans')}</PageLink>
        <PageLink to={jobBoard}>{t('foot.jobs')}</PageLink>
        <PageLink to={accountPaths.terms}>{t('foot.terms')}</PageLink>
        <PageLink to={accountPaths.privacy}>{t('foot.privacy')}</PageLink>
      </nav>
    </div>
  );
}
