import { pipelinePath } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import type { AgendaFilters } from './agenda-api.ts';
import styles from './agenda.module.css';

/** Candidates who asked for other times and wait until they are offered. */
export function WaitingCandidates({ waiting }: Pick<AgendaFilters, 'waiting'>) {
  const { t } = useTranslation('pipeline/interviews');
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" title={t('agenda.waiting', { count: waiting.length })}>
      <ul className={styles.waiting}>
        {waiting.map(({ interviewId, projectId, positionIndex, applicationId, candidate, title, reason }) => (
          <li key={interviewId}>
            <PageLink to={pipelinePath(projectId, { position: positionIndex, candidate: applicationId })}>
              {personName(candidate.name)}
            </PageLink>
            {`, ${title}`}
            {reason && <span className="sub">{` – ${reason}`}</span>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
