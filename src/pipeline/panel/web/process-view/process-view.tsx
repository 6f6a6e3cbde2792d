import { IconPrinter } from '@tabler/icons-react';
import type { HiringProcess } from '#pipeline/panel/contract/process-view.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { Card } from '#platform/ui/page/card.tsx';
import { FactsStrip } from '#platform/ui/page/facts-strip.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { StagePill } from '#pipeline/candidates/web/list-columns.tsx';
import { PanelFiles } from '#pipeline/files/web/panel-files.tsx';
import { LazyConversation } from '#pipeline/conversation/web/threads/lazy-conversation.tsx';
import { PanelHistory } from '../panel-history.tsx';
import { PanelTests } from '../panel-tests.tsx';
import { ScorecardStages } from '#pipeline/evaluation/web/scorecards/scorecard-stages.tsx';
import { NoticeNote } from '#pipeline/rejections/web/notice-note.tsx';
import { SuggestionHistory } from '#pipeline/evaluation/web/suggestions/suggestion-history.tsx';
import { ProcessComments } from './process-comments.tsx';
import { ProcessInterviews } from './process-interviews.tsx';
import styles from './process.module.css';

/** Stages with dates and reasons, suggestions, scorecards, interviews, tests, files, comments and messages of one candidate. */
export function ProcessView({ process: { candidate, scorecards } }: { process: HiringProcess }) {
  const { t } = useTranslation('pipeline/panel/process');
  const { t: say } = useTranslation('pipeline/evaluation');
  const { card, position, history, suggestionSteps, interviews, comments } = candidate;
  const { projectId, positionIndex, title } = position;
  const day = (moment: string) =>
    new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(moment));
  const { cards, hidden, open } = scorecards;
  return (
    <Page width="reading">
      <PageTitle
        title={t('title', { name: personName(card.name) })}
        purpose={t('purpose', { title })}
        crumbs={[{ label: title, to: pipelinePath(projectId, { position: positionIndex }) }]}
        actions={
          <span className={styles.actions}>
            <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <ButtonLink
              variant="primary"
              to={pipelinePath(projectId, { position: positionIndex, candidate: card.applicationId })}
            >
              {t('open')}
            </ButtonLink>
          </span>
        }
      >
        <StagePill card={card} />
      </PageTitle>
      <Stack>
        <NoticeNote card={card} company={position.workspaceId} mayWrite={candidate.abilities.disqualify} />
        <FactsStrip
          facts={[
            { label: t('applied'), value: day(card.appliedAt) },
            { label: t('stage'), value: t(`pipeline/candidates:stage.${card.stage}`) },
            { label: t('since'), value: day(card.stageEnteredAt) },
          ]}
        />
        <Card title={t('stages')}>
          <PanelHistory history={history} />
        </Card>
        {suggestionSteps.length > 0 && (
          <Card title={say('suggestion.title')}>
            <SuggestionHistory steps={suggestionSteps} isOpen />
          </Card>
        )}
        <Card title={t('cards')}>
          {hidden > 0 && <p className="sub">{say(open ? 'hidden' : 'hiddenClosed', { count: hidden })}</p>}
          {cards.length === 0 && hidden === 0 && <p className="sub">{say('none')}</p>}
          <ScorecardStages cards={cards} />
        </Card>
        <Card title={t('interviews')}>
          <ProcessInterviews interviews={interviews} />
        </Card>
        {candidate.finishedTests !== null && (
          <Card>
            <PanelTests view={candidate} />
          </Card>
        )}
        <Card title={t('files')}>
          <PanelFiles view={candidate} />
        </Card>
        <Card title={t('comments')}>
          <ProcessComments comments={comments} />
        </Card>
        <Card title={t('messages')}>
          <LazyConversation side="company" applicationId={card.applicationId} news={history.length} />
        </Card>
      </Stack>
    </Page>
  );
}
