import { isFinalStage } from '#applications/rules/stages.ts';
import { type PanelPlace, type PanelTab, panelTabs, tabOf } from '#pipeline/candidates/rules/panel-places.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { StagePill } from '#pipeline/candidates/web/list-columns.tsx';
import { pipelinePath } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { CandidateFacts } from './parts/candidate-facts.tsx';
import { CandidatePart } from './parts/candidate-part.tsx';
import { CandidateTabs } from './parts/candidate-tabs.tsx';
import { LatestComment } from './parts/latest-comment.tsx';
import { metaOf } from './parts/meta-of.ts';
import { AskedPlaceProvider } from './parts/part-section.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

interface PanelBodyProps {
  view: CandidateView;
  place: PanelPlace;
  onTab: (tab: PanelTab) => void;
}

export function PanelBody({ view, place, onTab }: PanelBodyProps) {
  const { t } = useTranslation('pipeline/panel');
  const { card, comments } = view;
  const tab = tabOf(place);
  // Omitted for active candidates, whose stage is in the bar above.
  const isAside = card.state !== 'active' || isFinalStage(card.stage);
  return (
    <AskedPlaceProvider value={place}>
      <div className={styles.person}>
        <Avatar name={card.name} image={card.image} size={56} />
        <div>
          <h2>{personName(card.name)}</h2>
          <p className="sub">{metaOf(t, view.profile)}</p>
          {card.place && <PanelPlaceLink card={card} place={card.place} />}
        </div>
        {card.selectedAt !== null && <Pill tone="success">{t('pipeline/candidates:card.selected')}</Pill>}
        {card.selectedAt === null && isAside && <StagePill card={card} />}
      </div>
      <CandidateFacts view={view} />
      <CandidateTabs tabs={panelTabs} tab={tab} onTab={onTab} comments={comments.length} />
      <div className={styles.tabBody} role="tabpanel" id="panel-body" aria-labelledby={`panel-tab-${tab}`}>
        <CandidatePart tab={tab} view={view} />
        {tab === 'profile' && <LatestComment comments={comments} />}
      </div>
    </AskedPlaceProvider>
  );
}

/** Leads from the company's candidates to the board of this vacancy. */
function PanelPlaceLink({ card, place }: { card: CandidateCard; place: NonNullable<CandidateCard['place']> }) {
  const { projectId, positionIndex: position, title } = place;
  return (
    <p className="sub">
      <PageLink to={pipelinePath(projectId, { position, candidate: card.applicationId })}>{title}</PageLink>
    </p>
  );
}
