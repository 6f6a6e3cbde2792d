import { useRouter } from '@tanstack/react-router';
import { searchingPage } from '#suggestions/web/addresses.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { MeterBar } from '#ui/marks/meter.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { projectPaths } from '#projects/paths.ts';
import { ChooseProject } from './choose-project.tsx';
import { readProjectId } from './match-queries.ts';
import styles from './matches.module.css';
import { type SearchedPosition, useSearching } from './use-searching.ts';

/** Shown while everyone available is compared with the positions of a newly published project; then shows the first matches. */
export function SearchingPage() {
  const projectId = readProjectId(searchingPage.useSearch());
  return projectId === '' ? <ChooseProject /> : <Searching projectId={projectId} />;
}

function Searching({ projectId }: { projectId: string }) {
  const { t } = useTranslation('suggestions/matches');
  const router = useRouter();
  const { positions, isPreparing, error, again } = useSearching(
    projectId,
    () => void router.navigate({ href: projectPaths.matches(projectId), replace: true }),
  );
  const total = Math.max(1, positions.length);
  const done = positions.filter(({ state }) => state === 'done').length;
  const hasFailed = positions.some(({ state }) => state === 'failed');
  const words = t('searching.progress', { done, total });
  return (
    <Page width="form">
      <PageTitle
        title={t('searching.title')}
        purpose={t('searching.purpose')}
        actions={<ButtonLink to={projectPaths.pipeline(projectId)}>{t('searching.cancel')}</ButtonLink>}
      />
      <Stack>
        {error ? (
          <LoadError error={error} onRetry={again} retrying={false} framed />
        ) : (
          <Card>
            <MeterBar value={done} maximum={total} label={words} />
            <p role="status" className="sub">
              {isPreparing ? t('searching.preparing') : words}
            </p>
            <ul className={styles.positions}>
              {positions.map((position) => (
                <li key={position.positionIndex}>
                  <b className="clip">{position.title}</b>
                  <PositionState position={position} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {hasFailed && (
          <LoadError error={new Error(t('searching.failedText'))} onRetry={again} retrying={false} framed compact />
        )}
        <div>
          <ButtonLink variant="primary" to={projectPaths.matches(projectId)}>
            {t('searching.skip')}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

function PositionState({ position: { state, available } }: { position: SearchedPosition }) {
  const { t } = useTranslation('suggestions/matches');
  return (
    <span className="meta num">
      {state === 'done'
        ? t('searching.found', { count: available, number: formatCount(available) })
        : t(`searching.state.${state}`)}
    </span>
  );
}
