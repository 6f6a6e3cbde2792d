import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { walletPaths } from '#wallet/paths.ts';
import { allocatePage } from './addresses.ts';
import { allocationsQuery } from './allocations-query.ts';
import { DebtNotice } from '#wallet/statements/web/debt-notice.tsx';
import { GiveForm } from './give-form.tsx';
import { TakeBackForm } from './take-back-form.tsx';

type Direction = 'give' | 'takeBack';

/** Gives credits of the wallet to the hours of a project’s people, and takes them back (PRJ-06, MON-04). */
export function AllocatePage() {
  const { t } = useTranslation('wallet/allocations');
  const { data, error, isFetching, refetch } = useQuery(allocationsQuery);
  const { project: named } = allocatePage.useSearch();
  const navigate = useNavigate();
  const [direction, setDirection] = useState<Direction>('give');
  const project = data?.projects.find(({ projectId }) => projectId === named) ?? data?.projects[0];
  const shown = project && project.returnableCents === 0 ? 'give' : direction;
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('wallet'), to: walletPaths.wallet() }, { label: t('title') }]}
        actions={<ButtonLink to={walletPaths.topUp()}>{t('addCredits')}</ButtonLink>}
      />
      <Stack>
        {!data && error && (
          <LoadError
            error={error}
            title={t('failed.load')}
            onRetry={() => void refetch()}
            retrying={isFetching}
            framed
          />
        )}
        {!data && !error && (
          <Loading>
            <Skeleton width="100%" height={320} />
          </Loading>
        )}
        {data && !project && (
          <EmptyState illustration="people" title={t('empty.title')} description={t('empty.text')} framed />
        )}
        {data && project && (
          <>
            <DebtNotice debtCents={data.debtCents} currency="BRL" />
            <FactsStrip
              facts={[
                { label: t('available'), value: formatCents(data.availableCents) },
                { label: t('allocated'), value: formatCents(project.allocatedCents) },
                { label: t('due'), value: formatCents(project.dueCents) },
                { label: t('returnable'), value: formatCents(project.returnableCents) },
              ]}
            />
            <Card>
              <Stack>
                <NativeSelect
                  label={t('project')}
                  maw={480}
                  value={project.projectId}
                  data={data.projects.map(({ projectId, title }) => ({ value: projectId, label: title }))}
                  onChange={({ currentTarget: { value } }) =>
                    void navigate({ to: '.', search: { project: value }, replace: true })
                  }
                />
                {data.abilities.allocate && project.returnableCents > 0 && (
                  <ChoiceChips
                    label={t('direction.label')}
                    options={(['give', 'takeBack'] as const).map((one) => ({
                      value: one,
                      label: t(`direction.${one}`),
                    }))}
                    value={shown}
                    onChange={setDirection}
                  />
                )}
                {!data.abilities.allocate ? (
                  <Alert tone="info">{t('notAllowed')}</Alert>
                ) : shown === 'give' ? (
                  <GiveForm key={project.projectId} project={project} availableCents={data.availableCents} />
                ) : (
                  <TakeBackForm key={project.projectId} project={project} />
                )}
              </Stack>
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}
