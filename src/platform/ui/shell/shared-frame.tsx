import type { ReactNode } from 'react';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import styles from './shared-frame.module.css';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** Around what is shared by a link. Not the frame of the product: whoever follows a link need not know it. */
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
