import type { ReactNode } from 'react';
import { stageTone } from '#applications/web/stage-tone.ts';
import type { ApplicationRow } from '#applications/own/rules/application-rows.ts';
import { applicationPath, applicationsPage } from '#applications/paths.ts';
import type { OwnApplication } from '#applications/web/api.ts';
import { jobPath } from '#jobs/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import styles from './application-list.module.css';

interface ApplicationRowItemProps {
  row: ApplicationRow<OwnApplication>;
  isOpen: boolean;
  /** Its story is about to open. */
  onShow: () => void;
  /** The open story where stories stand below, false for a closed one; null where they stand beside. */
  storyBelow: ReactNode;
}

/** Company, vacancy, stage, the next date and what to do about it. A click anywhere opens the story; below the row, the next one closes it. */
export function ApplicationRowItem({ row, isOpen, onShow, storyBelow }: ApplicationRowItemProps) {
  const { t } = useTranslation('applications');
  const { application, action, next } = row;
  const { id, title, companyName, stage } = application;
  const story = applicationPath(id);
  const isBelow = storyBelow !== null;
  return (
    <li>
      <div className={styles.row} data-open={isOpen}>
        <Avatar name={companyName} kind="company" size={40} />
        <div className={styles.what}>
          <h3>
            <PageLink
              to={isBelow && isOpen ? applicationsPage : story}
              match="search"
              preload={false}
              resetScroll={false}
              className={styles.whole}
              {...(isBelow ? { 'aria-expanded': isOpen } : isOpen && { 'aria-current': true })}
              {...(!(isBelow && isOpen) && { onClick: onShow })}
            >
              {title}
            </PageLink>
          </h3>
          <p className="meta">
            {companyName}
            {next && (
              <>
                {' · '}
                <span className={next.what === 'answerLate' ? styles.late : undefined}>
                  {t(`applications.next.${next.what}`)} <RelativeTime moment={next.at} />
                </span>
              </>
            )}
          </p>
        </div>
        <div className={styles.side}>
          <Pill tone={stageTone(stage)}>{t(`stage.${stage}`)}</Pill>
          {action === 'applyAgain' && (
            <ButtonLink to={jobPath(application.projectId, application.positionIndex)} size="sm">
              {t('apply.again')}
            </ButtonLink>
          )}
          {action !== null && action !== 'applyAgain' && (
            <ButtonLink to={story} size="sm" variant="primary" preload={false} resetScroll={false} onClick={onShow}>
              {t(`applications.actions.${action}`)}
            </ButtonLink>
          )}
        </div>
      </div>
      {storyBelow}
    </li>
  );
}
