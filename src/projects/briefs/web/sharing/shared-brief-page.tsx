import { useQuery } from '@tanstack/react-query';
import { sharedBriefPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SharedFrame } from '#ui/shell/shared-frame.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { PositionFactsView } from '#projects/positions/web/position-facts.tsx';
import { type SharedBrief, sharedBriefQuery } from './share-queries.ts';
import styles from './sharing.module.css';

/** A brief as a person with its link reads it. */
export function SharedBriefPage() {
  return (
    <SharedFrame>
      <Shared />
    </SharedFrame>
  );
}

function Shared() {
  const { t } = useTranslation('projects/sharing');
  const { id, positionIndex } = sharedBriefPage.useParams();
  const { token } = sharedBriefPage.useSearch();
  const shown = useQuery(sharedBriefQuery(id, typeof token === 'string' ? token : ''));
  if (isApiError(shown.error) && shown.error.status < 500 && shown.error.status !== 429) {
    return (
      <MessagePage
        illustration="gap"
        title={t('view.goneTitle')}
        description={t('view.goneText')}
        actions={
          <ButtonLink to="/" variant="primary">
            {t('view.home')}
          </ButtonLink>
        }
      />
    );
  }
  if (shown.isError)
    return <LoadError error={shown.error} onRetry={() => void shown.refetch()} retrying={shown.isFetching} level={1} />;
  if (!shown.data) {
    return (
      <Page centered>
        <Loading>
          <SkeletonCard height={420} />
        </Loading>
      </Page>
    );
  }
  const only = shown.data.positions.find((position) => String(position.positionIndex) === positionIndex);
  return (
    <BriefToRead
      brief={only ? { ...shown.data, positions: [only] } : shown.data}
      allTo={only && shown.data.positions.length > 1 ? projectPaths.sharedBrief(id, String(token)) : null}
    />
  );
}

function BriefToRead({ brief, allTo }: { brief: SharedBrief; allTo: string | null }) {
  const { t } = useTranslation('projects/sharing');
  const { t: words } = useTranslation('projects');
  return (
    <Page centered>
      <PageTitle
        title={brief.title || t('view.untitled')}
        purpose={t('view.purpose', { company: brief.company })}
        actions={allTo && <ButtonLink to={allTo}>{t('view.all')}</ButtonLink>}
      >
        <Pill tone={brief.projectId ? 'success' : 'neutral'}>
          {t(brief.projectId ? 'view.published' : 'view.draft')}
        </Pill>
      </PageTitle>
      <Stack>
        <FactsStrip
          facts={[
            { label: words('brief.type'), value: brief.type ? words(`type.${brief.type}`) : words('notSaid') },
            {
              label: words('brief.deadline'),
              value: brief.deadline ? words(`deadline.${brief.deadline}`) : words('notSaid'),
            },
            { label: t('view.positions'), value: String(brief.positions.length) },
          ]}
        />
        {brief.description && (
          <Card title={t('view.about')}>
            <p className={styles.text}>{brief.description}</p>
          </Card>
        )}
        {brief.positions.map((position) => (
          <Card
            key={position.positionIndex}
            title={position.title || t('view.untitled')}
            action={
              brief.projectId &&
              position.isOpen && (
                <ButtonLink size="sm" to={projectPaths.job(brief.projectId, position.positionIndex)}>
                  {t('view.seeJob')}
                </ButtonLink>
              )
            }
          >
            <PositionFactsView position={position} />
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
