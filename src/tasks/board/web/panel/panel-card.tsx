import { useQueryClient } from '@tanstack/react-query';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconUsers } from '#ui/icons/icons.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { readViewer } from '#ui/viewer.ts';
import type { PanelProject } from '#tasks/board/schemas.ts';
import { taskPaths } from '#tasks/paths.ts';
import styles from './panel.module.css';

/** A project with what its board holds, and the way in. */
export function PanelCard({ project }: { project: PanelProject }) {
  const { t } = useTranslation('tasks/board');
  const isCompany = readViewer(useQueryClient())?.userRole === 'squadOwner';
  const { projectId, title, company, professionals, counts, enabledAt } = project;
  const { open, waiting } = counts;
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <h3>{title}</h3>
        <p className={classNames('meta', styles.line)}>
          {!isCompany && `${company} · `}
          <IconUsers size={14} aria-hidden="true" /> {t('panel.professionals', { count: professionals })}
        </p>
        <p className={styles.counts}>
          {enabledAt === null ? (
            <Pill tone="neutral" size="sm">
              {t('panel.notEnabled')}
            </Pill>
          ) : (
            <>
              <Pill tone="info" size="sm">
                {t('panel.open', { count: open.count, shown: formatCount(open.count, open.more) })}
              </Pill>
              {waiting.count > 0 && (
                <Pill tone="warning" size="sm">
                  {t('panel.waiting', { count: waiting.count, shown: formatCount(waiting.count, waiting.more) })}
                </Pill>
              )}
            </>
          )}
        </p>
      </div>
      <ButtonLink to={taskPaths.board(projectId)} aria-label={t('panel.accessTo', { title })}>
        {t('panel.access')}
      </ButtonLink>
    </article>
  );
}
