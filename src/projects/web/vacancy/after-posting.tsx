import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { profilePaths } from '#profiles/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { IconExternalLink, IconMailPlus, IconShare2, IconSparkles } from '#ui/icons/icons.ts';
import type { VacancyPosting } from './vacancy-parts.ts';
import { InviteToVacancy } from './invite-to-vacancy.tsx';
import styles from './after-posting.module.css';

interface AfterPostingProps extends VacancyPosting {
  /** The address to share. */
  path: string;
  /** Where those who suit it are shown; by default its suggested. */
  matches?: string;
}

/** What one does with a vacancy that was just posted, in one place: share it, invite people, look at who suits it. */
export function AfterPosting({ project, position, path, matches }: AfterPostingProps) {
  const { t } = useTranslation('projects');
  const { positionIndex, title } = position;
  return (
    <section className={styles.place} aria-label={title}>
      {project.positions.length > 1 && <h2>{title}</h2>}
      <ul className={styles.ways}>
        <Way icon={<IconShare2 size={24} aria-hidden="true" />} title={t('posted.share')} text={t('posted.shareText')}>
          <CopyLinkButton address={window.location.origin + path} />
          <ButtonLink to={path} variant="quiet" icon={<IconExternalLink size={18} aria-hidden="true" />}>
            {t('thanks.seeJob')}
          </ButtonLink>
        </Way>
        <Way
          icon={<IconMailPlus size={24} aria-hidden="true" />}
          title={t('posted.invite')}
          text={t('posted.inviteText')}
        >
          <InviteToVacancy project={project} position={position} />
          <ButtonLink to={profilePaths.companyView}>{t('list.findProfessionals')}</ButtonLink>
        </Way>
        <Way
          icon={<IconSparkles size={24} aria-hidden="true" />}
          title={t('vacancy.suggested')}
          text={t('posted.suggestedText')}
        >
          <ButtonLink to={matches ?? projectPaths.suggested(project.id, positionIndex)}>
            {t('posted.suggested')}
          </ButtonLink>
        </Way>
      </ul>
    </section>
  );
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <b>{title}</b>
      <p className="sub">{text}</p>
      <div>{children}</div>
    </li>
  );
}
