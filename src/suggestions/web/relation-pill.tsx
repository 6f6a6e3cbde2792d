import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { pipelinePath } from '#pipeline/paths.ts';
import type { SuggestedItemProps } from './api.ts';
import styles from './suggestions.module.css';

/** The professional's relation to the vacancy: a candidate, invited, or neither. */
export function RelationPill({ professional, position }: Omit<SuggestedItemProps, 'abilities'>) {
  const { t } = useTranslation('suggestions');
  const { application, invitation, name } = professional;
  if (application) {
    const { projectId, positionIndex } = position;
    const panel = pipelinePath(projectId, { position: positionIndex, candidate: application.applicationId });
    const standing = t('standing.candidate', { stage: t(`pipeline/candidates:stage.${application.stage}`) });
    return (
      <>
        <PageLink to={panel} aria-label={t('standing.open', { standing, name })} className={styles.standing}>
          <Pill tone="info" size="sm">
            {standing}
          </Pill>
        </PageLink>
        {application.suggestion && (
          <Pill tone="brand" size="sm" dot={false}>
            {t('standing.suggested')}
          </Pill>
        )}
      </>
    );
  }
  if (!invitation) return null;
  return (
    <Pill tone={invitation.isDeclined ? 'neutral' : 'info'} size="sm">
      {t(invitation.isDeclined ? 'standing.declined' : 'standing.invited')}
    </Pill>
  );
}
