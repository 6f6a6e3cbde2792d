import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { pathOf } from '#projects/rules/status-path.ts';
import type { Project } from './api.ts';
import styles from '#projects/professionals/web/squad.module.css';

/** The project's steps as a picture: completed ones with their dates, the current one, and the next ones. */
export function StatusPath({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const steps = pathOf(
    project.status,
    project.history.map(({ to, at }) => ({ to, at })),
  );
  return (
    <Card title={t('details.path')}>
      <ol className={styles.path}>
        {steps.map(({ status, state, at }) => (
          <li key={status} data-state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            <span className={styles.dot} aria-hidden="true">
              {state === 'passed' && <IconCheck size={12} />}
            </span>
            <span>
              {t(`status.${status}`)}
              <span className="sr-only"> ({t(`details.pathState.${state}`)})</span>
              {at && (
                <span className="meta">
                  {' · '}
                  <RelativeTime moment={at} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
