import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '../class-names.ts';
import { useDocumentTitle } from '../document-title.ts';
import { PageLink } from '../controls/page-link.tsx';
import styles from './bare-shell.module.css';
import { Bridge } from '../overlays/bridge.tsx';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

export interface BareShellProps {
  homeTo: string;
  title: string;
  lead?: ReactNode;
  /** Terms, privacy, support. */
  footLinks?: readonly { label: string; to: string }[];
  /** 520 instead of 376 px, for longer forms. */
  wide?: boolean;
  /** Below the sentence beside the form, instead of the picture alone; on phones below the form. */
  beside?: ReactNode;
  children: ReactNode;
}

/** For sign-in and other pages outside the product: the form with the bridge beside it. */
export function BareShell({ homeTo, title, lead, footLinks = [], wide = false, beside, children }: BareShellProps) {
  const { t } = useTranslation('platform');
  useDocumentTitle(title);
  return (
    <div className={classNames(styles.split, beside ? styles.withDoor : undefined)} data-side-picture>
      <SkipLink />
      <main className={styles.form} id={CONTENT_ID} tabIndex={-1}>
        <div className={styles.top}>
          <Logo to={homeTo} />
          <LanguageButton className={styles.language} />
        </div>
        <div className={classNames(styles.wrap, wide && styles.wide)}>
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : <div className={styles.lead} />}
          {children}
        </div>
        <p className={classNames('meta', styles.foot)}>
          {footLinks.map((link) => (
            <PageLink key={link.to} to={link.to}>
              {link.label}
            </PageLink>
          ))}
        </p>
      </main>
      <aside className={classNames(styles.panel, beside ? styles.door : styles.picture)} aria-label={t('shell.about')}>
        <div className={styles.ofDefault}>
          <h2>{t('brandPanel.title')}</h2>
          {!beside && <p>{t('brandPanel.text')}</p>}
        </div>
        <div className={styles.ofRecruiting}>
          <h2>{t('brandPanel.recruiting.title')}</h2>
          {!beside && <p>{t('brandPanel.recruiting.text')}</p>}
        </div>
        {beside ?? <Bridge />}
      </aside>
    </div>
  );
}
