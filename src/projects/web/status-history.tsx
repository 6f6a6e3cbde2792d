import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import type { Project } from './api.ts';
import styles from '#projects/web/brief.module.css';
import { StatusPill } from './status-pill.tsx';

/** Every move of the project: the new status, who made it in which role, when and why. */
export function StatusHistory({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  return (
    <Card title={t('details.history')}>
      <ol className={styles.history}>
        {project.history.map(({ id, to, by, madeBy, reason, at }) => (
          <li key={id}>
            <StatusPill status={to} />{' '}
            <span className="meta">
              {by !== null && `${personName(by)} · `}
              {madeBy && `${t(`details.madeBy.${madeBy}`)} · `}
              <RelativeTime moment={at} />
            </span>
            {reason && <p className={styles.text}>{reason}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
