import { useState, type ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconMenu2, IconX } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { ButtonLink } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { PageLink } from '../controls/page-link.tsx';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import styles from './shell.module.css';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

export interface PublicShellProps {
  homeTo: string;
  links: readonly { label: string; to: string }[];
  loginTo: string;
  signupTo: string;
  /** For signed-in people: the way into the product instead of log in and create account. */
  enter?: { label: string; to: string };
  /** The content scrolls (list and preview side by side) instead of the page. */
  fixed?: boolean;
  children: ReactNode;
}

export function PublicShell({ homeTo, links, loginTo, signupTo, enter, fixed = false, children }: PublicShellProps) {
  const { t } = useTranslation('platform');
  const [opened, setOpened] = useState(false);
  const items = links.map((link) => (
    <li key={link.to}>
      <PageLink to={link.to} match="prefix">
        {link.label}
      </PageLink>
    </li>
  ));
  return (
    <div className={classNames(styles.public, fixed && styles.fixed)}>
      <SkipLink />
      <header className={styles.head}>
        <Logo to={homeTo} />
        <nav className={classNames(styles.toplinks, styles.onWideHead)} aria-label={t('shell.main')}>
          <ul>{items}</ul>
        </nav>
        <span className={styles.grow} />
        <LanguageButton className={styles.onWideHead} />
        {enter ? (
          <ButtonLink to={enter.to} variant="soft" size="bar">
            {enter.label}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={loginTo} size="bar">
              {t('shell.login')}
            </ButtonLink>
            <ButtonLink to={signupTo} variant="soft" size="bar" className={styles.onWideHead}>
              {t('shell.signup')}
            </ButtonLink>
          </>
        )}
        <span className={styles.onNarrowHead}>
          <IconButton
            label={t(opened ? 'shell.closeMenu' : 'shell.openMenu')}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {opened ? <IconX size={20} aria-hidden="true" /> : <IconMenu2 size={20} aria-hidden="true" />}
          </IconButton>
        </span>
        {opened && (
          <nav
            className={classNames(styles.sheet, styles.toplinks, styles.onNarrowHead)}
            aria-label={t('shell.main')}
            onClickCapture={(event) => (event.target as HTMLElement).closest('a') && setOpened(false)}
          >
            <ul className={styles.list}>{items}</ul>
            {!enter && (
              <ButtonLink to={signupTo} variant="soft" block>
                {t('shell.signup')}
              </ButtonLink>
            )}
            <LanguageButton />
          </nav>
        )}
      </header>
      <main className={styles.publicMain} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
