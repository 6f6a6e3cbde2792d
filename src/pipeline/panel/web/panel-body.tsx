import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { isFinalStage } from '#candidacies/rules/stages.ts';
import { Avatar } from '#platform/ui/marks/avatar.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { FactsStrip } from '#platform/ui/page/facts-strip.tsx';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { hiringProcessPath, pipelinePath } from '#pipeline/paths.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { expectedText, yearsText } from '#pipeline/candidates/web/card-texts.ts';
import { StagePill } from '#pipeline/candidates/web/list-columns.tsx';
import { PanelInterviews } from '#pipeline/interviews/web/panel-interviews.tsx';
import { PanelComments } from '#pipeline/conversation/web/panel-comments.tsx';
import { PanelHistory } from './panel-history.tsx';
import { PanelResume } from './panel-resume.tsx';
import { LazyConversation } from '#pipeline/conversation/web/threads/lazy-conversation.tsx';
import { PanelFiles } from '#pipeline/files/web/panel-files.tsx';
import { PanelTags } from '#pipeline/tags/web/panel-tags.tsx';
import { PanelSummary } from './panel-summary.tsx';
import { NoticeNote } from '#pipeline/rejections/web/notice-note.tsx';
import { PanelScorecards } from '#pipeline/evaluation/web/scorecards/panel-scorecards.tsx';
import { useCurrentInView } from '#platform/ui/page/use-current-in-view.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { type PanelTab, panelTabs } from '#pipeline/candidates/web/pipeline-search.ts';

interface PanelBodyProps {
  view: CandidateView;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
}

export function PanelBody({ view, tab, onTab }: PanelBodyProps) {
  const { t } = useTranslation('pipeline/panel');
  const { card, profile } = view;
  const place = [profile.city, profile.country.length > 2 ? profile.country : ''].filter(Boolean).join(', ');
  const meta = [profile.jobTitle, yearsText(t, profile.level), place].filter(Boolean).join(' · ');
  // Omitted for active candidates, whose stage is in the bar above.
  const isAside = card.state !== 'active' || isFinalStage(card.stage);
  return (
    <>
      <div className={styles.person}>
        <Avatar name={card.name} image={card.image} size={56} />
        <div>
          <h2>{personName(card.name)}</h2>
          <p className="sub">{meta}</p>
          {card.place && <PanelPlace card={card} place={card.place} />}
        </div>
        {card.selectedAt !== null && <Pill tone="success">{t('pipeline/candidates:card.selected')}</Pill>}
        {card.selectedAt === null && isAside && <StagePill card={card} />}
      </div>
      <NoticeNote card={card} company={view.position.workspaceId} mayWrite={view.abilities.disqualify} />
      <PanelTags card={card} mayTag={view.abilities.comment} />
      <div className={styles.facts}>
        <FactsStrip
          facts={[
            { label: t('panel.expected'), value: expectedText(t, profile.values) ?? t('panel.notSaid') },
            { label: t('panel.experience'), value: yearsText(t, profile.level) ?? t('panel.notSaid') },
            {
              label: t('panel.availability'),
              value: t(profile.availability.isAvailable ? 'panel.available' : 'panel.notAvailable'),
            },
          ]}
        />
      </div>
      <PanelTabs tab={tab} onTab={onTab} comments={view.comments.length} />
      <div className={styles.tabBody} role="tabpanel" id="panel-body" aria-labelledby={`panel-tab-${tab}`}>
        {tab === 'summary' && <PanelSummary view={view} />}
        {tab === 'resume' && <PanelResume profile={profile} />}
        {tab === 'interviews' && <PanelInterviews view={view} />}
        {tab === 'scorecards' && <PanelScorecards applicationId={card.applicationId} />}
        {tab === 'messages' && (
          <LazyConversation
            key={card.applicationId}
            side="company"
            applicationId={card.applicationId}
            news={view.history.length}
          />
        )}
        {tab === 'comments' && <PanelComments view={view} />}
        {tab === 'files' && <PanelFiles key={card.applicationId} view={view} />}
        {tab === 'history' && (
          <>
            <PanelHistory history={view.history} />
            <WholeProcess view={view} />
          </>
        )}
      </div>
    </>
  );
}

/** Leads from the company's candidates to the board of this vacancy. */
function PanelPlace({ card, place }: { card: CandidateCard; place: NonNullable<CandidateCard['place']> }) {
  const { projectId, positionIndex: position, title } = place;
  return (
    <p className="sub">
      <PageLink to={pipelinePath(projectId, { position, candidate: card.applicationId })}>{title}</PageLink>
    </p>
  );
}

function PanelTabs({ tab, onTab, comments }: Pick<PanelBodyProps, 'tab' | 'onTab'> & { comments: number }) {
  const { t } = useTranslation('pipeline/panel');
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list, tab);
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = (panelTabs.indexOf(tab) + by + panelTabs.length) % panelTabs.length;
    onTab(panelTabs[next]!);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }
  return (
    <div
      className={classNames(styles.panelTabs, 'edge-fade')}
      role="tablist"
      tabIndex={-1}
      aria-label={t('panel.tabs')}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {panelTabs.map((key) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`panel-tab-${key}`}
          aria-controls="panel-body"
          aria-selected={key === tab}
          tabIndex={key === tab ? 0 : -1}
          onClick={() => onTab(key)}
        >
          {t(`panel.${key}`)}
          {key === 'comments' && comments > 0 && <span>{comments}</span>}
        </button>
      ))}
    </div>
  );
}

/** A link to the page with the whole history, for the company and its recruiters. */
function WholeProcess({ view: { card, position, isOfCompany, abilities } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/panel');
  // Of the other visitors of this page only administrators can select.
  if (!isOfCompany && abilities.select) return null;
  return (
    <p className={styles.quiet}>
      <PageLink to={hiringProcessPath(position.projectId, position.positionIndex, card.memberId)}>
        {t('panel.wholeProcess')}
      </PageLink>
    </p>
  );
}
