import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronRight } from '#ui/icons/icons.ts';
import { useDocumentTitle } from '../document-title.ts';
import { PageLink } from '../controls/page-link.tsx';
import styles from './page.module.css';

export interface PageTitleProps {
  title: string;
  /** One line that says what the page is for. */
  purpose?: ReactNode;
  crumbs?: readonly { label: string; to?: string }[];
  /** At most one filled button. */
  actions?: ReactNode;
  /** Pills or the like under the title. */
  children?: ReactNode;
}

/** The top row of each page; also sets the browser's tab title. */
export function PageTitle({ title, purpose, crumbs, actions, children }: PageTitleProps) {
  const { t } = useTranslation('platform');
  useDocumentTitle(title);
  return (
    <div className={styles.titleRow}>
      <div className={styles.titleText}>
        {crumbs && crumbs.length > 0 && (
          <nav aria-label={t('page.crumbs')}>
            <ol className={styles.crumbs}>
              {crumbs.map((crumb, index) => (
                <li key={crumb.label}>
                  {index > 0 && <IconChevronRight size={14} aria-hidden="true" />}
                  {crumb.to === undefined ? (
                    <span>{crumb.label}</span>
                  ) : (
                    <PageLink to={crumb.to}>{crumb.label}</PageLink>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1>{title}</h1>
        {purpose && <p>{purpose}</p>}
        {children && <div className={styles.titleMore}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
