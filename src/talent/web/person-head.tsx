import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { PersonHeading } from '#ui/page/person-heading.tsx';
import type { ShownProfile } from './api.ts';
import { usePersonFacts } from './person-facts.ts';
import styles from './person.module.css';
import { TopStamp } from './top-stamp.tsx';

interface PersonHeadProps {
  profile: ShownProfile;
  image: string | null;
  isTop: boolean;
  /** Replaces the profession. */
  headline?: string;
  marks?: ReactNode;
  actions?: ReactNode;
}

/** The header of a professional: name, profession, place, availability and the stamp. */
export function PersonHead({ profile, image, isTop, headline = profile.jobTitle, marks, actions }: PersonHeadProps) {
  const { t } = useTranslation('talent');
  const facts = usePersonFacts();
  const { isAvailable } = profile.availability;
  return (
    <header className={styles.head}>
      <Avatar name={profile.displayName} image={image} size={80} />
      <PersonHeading name={profile.displayName}>
        <p className={styles.headline}>{headline}</p>
        <p className="meta">{facts(profile)}</p>
        <div className={styles.marks}>
          <Pill tone={isAvailable ? 'success' : 'neutral'}>
            {t(isAvailable ? 'person.available' : 'person.unavailable')}
          </Pill>
          {isTop && <TopStamp />}
          {marks}
        </div>
      </PersonHeading>
      {actions && <div className={styles.headActions}>{actions}</div>}
    </header>
  );
}
