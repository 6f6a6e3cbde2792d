import type { ReactNode } from 'react';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { PROFILE_PARTS, type ProfilePartName, profilePartPath } from '#profiles/paths.ts';
import styles from './profile-part.module.css';

/** One of the three parts of the own profile, by who reads it. */
export function ProfilePart({ part, children }: { part: ProfilePartName; children: ReactNode }) {
  const { t } = useTranslation('profiles');
  return (
    <section id={part} className={styles.part} aria-labelledby={`part-${part}`}>
      <div className={styles.head}>
        <h2 id={`part-${part}`}>{t(`parts.${part}`)}</h2>
        <p>{t(`parts.${part}Text`)}</p>
      </div>
      {children}
    </section>
  );
}

/** Leads to the parts. */
export function PartLinks() {
  const { t } = useTranslation('profiles');
  return (
    <Card>
      <nav aria-label={t('parts.label')}>
        <ul className={styles.links}>
          {PROFILE_PARTS.map((part) => (
            <li key={part}>
              <PageLink to={profilePartPath(part)} preload={false}>
                {t(`parts.${part}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
