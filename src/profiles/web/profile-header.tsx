import { useContext } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconCamera, IconDownload, IconPencil } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import '#ui/theme/full-styles.ts';
import { PersonHeading } from '#ui/page/person-heading.tsx';
import { ownProfilePath, profileExportPath } from '#profiles/paths.ts';
import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { ProfileReader } from './cards/card-edit.tsx';
import { countryName } from './name-options.ts';
import { useOwnPhoto } from './own-photo.ts';
import type { OwnProfile } from './own-profile.ts';
import styles from './profile-header.module.css';

export function ProfileHeader({ own }: { own: Pick<OwnProfile, 'profile'> }) {
  const { t } = useTranslation('profiles');
  const isOwn = useContext(ProfileReader) === 'own';
  const photo = useOwnPhoto();
  const { displayName, jobTitle, city, country, pronouns, level, availability } = own.profile;
  const place = [city, country && countryName(country)].filter(Boolean).join(', ');
  const years =
    level && t('header.years', { count: level, years: level === MAXIMUM_LEVEL ? `${MAXIMUM_LEVEL}+` : String(level) });
  useDocumentTitle(t('page.title'));
  return (
    <header className={styles.header}>
      <div className={styles.photo}>
        <Avatar name={displayName} image={photo} size={80} />
        {isOwn && (
          <IconButtonLink
            size="sm"
            outlined
            label={t(photo ? 'header.changePhoto' : 'header.addPhoto')}
            to={accountPaths.account}
          >
            <IconCamera size={16} />
          </IconButtonLink>
        )}
      </div>
      <PersonHeading name={displayName || t('page.title')}>
        <p className={styles.jobTitle}>{[jobTitle, place].filter(Boolean).join(' · ')}</p>
        <div className={styles.facts}>
          <Pill tone={availability.isAvailable ? 'success' : 'neutral'}>
            {t(availability.isAvailable ? 'header.available' : 'header.unavailable')}
          </Pill>
          <span className="meta">{[pronouns, years].filter(Boolean).join(' · ')}</span>
        </div>
      </PersonHeading>
      {isOwn && (
        <div className={styles.headerActions}>
          <ButtonLink to={profileExportPath()} icon={<IconDownload size={16} aria-hidden="true" />}>
            {t('header.export')}
          </ButtonLink>
          <ButtonLink
            to={ownProfilePath('myProfile')}
            preload={false}
            icon={<IconPencil size={16} aria-hidden="true" />}
          >
            {t('header.edit')}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}
