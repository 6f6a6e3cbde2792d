import { useTranslation } from '#ui/i18n.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import { PanelComments } from '#pipeline/comments/web/panel-comments.tsx';
import { IconLock } from '#ui/icons/icons.ts';
import { PanelHistory } from '../panel-history.tsx';
import { Part, PartSection } from './part-section.tsx';

/** What the team said and did: private comments, the negotiation of pay, and every step. */
export function ActivityPart({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/panel');
  const { CandidateBudget } = usePipelineParts();
  const { card, position, abilities, history } = view;
  const { applicationId, version } = card;
  const { projectId, positionIndex } = position;
  return (
    <>
      <PartSection
        name="comments"
        title={t('panel.comments')}
        note={
          <>
            <IconLock size={16} aria-hidden="true" />
            {t('pipeline/comments:comment.note')}
          </>
        }
      >
        <PanelComments view={view} />
      </PartSection>
      {abilities.hire && (
        <Part name="negotiation">
          <CandidateBudget key={applicationId} place={{ projectId, positionIndex, applicationId }} version={version} />
        </Part>
      )}
      <PartSection name="history" title={t('panel.history')}>
        <PanelHistory history={history} />
      </PartSection>
    </>
  );
}
