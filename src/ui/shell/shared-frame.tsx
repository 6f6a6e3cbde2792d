import type { ReactNode } from 'react';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import styles from './shared-frame.module.css';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** The frame of content shared by link. Not the product's frame, because holders of a link need not know it. */
export function SharedFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.head}>
        <Logo to="/" />
        <LanguageButton />
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
