import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { firstOfferPage } from '#negotiations/web/addresses.ts';
import { negotiationPaths } from '#negotiations/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { projectPaths } from '#projects/paths.ts';
import type { NegotiationHead } from './api.ts';
import { infosQuery, type NegotiationPlace, negotiationQuery } from './negotiation-queries.ts';
import { OfferForm } from './offer-form.tsx';
import { useInteraction } from './use-interaction.ts';

/** The company's first offer: the candidate and the figures. */
export function FirstOfferPage() {
  const { t } = useTranslation('negotiations');
  const { projectId } = firstOfferPage.useParams();
  const { candidate, position } = firstOfferPage.useSearch();
  const infos = useQuery(infosQuery(projectId));
  const [chosenId, choose] = useState(candidate ?? null);
  if (infos.isError && !infos.data) {
    return (
      <Page>
        <LoadError error={infos.error} onRetry={() => void infos.refetch()} retrying={infos.isFetching} level={1} />
      </Page>
    );
  }
  const heads = (infos.data?.candidates ?? []).filter(
    (one) => one.canBegin && (position === undefined || one.positionIndex === position),
  );
  const chosen = heads.find(({ applicationId }) => applicationId === chosenId);
  return (
    <Page width="form">
      <PageTitle
        title={t('first.title')}
        purpose={t('first.purpose')}
        crumbs={[
          { label: infos.data?.projectTitle ?? '…', to: projectPaths.details(projectId) },
          { label: t('page.title'), to: negotiationPaths.budget(projectId) },
          { label: t('first.title') },
        ]}
      />
      {!infos.data && (
        <Loading>
          <SkeletonCard height={360} />
        </Loading>
      )}
      {infos.data && heads.length === 0 && (
        <EmptyState
          framed
          illustration="people"
          title={t('first.empty')}
          description={t('page.emptyText')}
          actions={<ButtonLink to={negotiationPaths.budget(projectId)}>{t('first.toAll')}</ButtonLink>}
        />
      )}
      {heads.length > 0 && (
        <Card>
          <Stack>
            <Select
              label={t('first.candidate')}
              withAsterisk
              searchable
              allowDeselect={false}
              placeholder={t('first.choose')}
              data={heads.map((one) => ({ value: one.applicationId, label: personName(one.candidateName) }))}
              value={chosen?.applicationId ?? null}
              onChange={choose}
            />
            {chosen && <FirstOffer key={chosen.applicationId} projectId={projectId} head={chosen} />}
          </Stack>
        </Card>
      )}
    </Page>
  );
}

function FirstOffer({ projectId, head }: { projectId: string; head: NegotiationHead }) {
  const place: NegotiationPlace = { projectId, ...head };
  const { data: view, ...query } = useQuery(negotiationQuery(place));
  if (query.isError && !view)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} compact />;
  if (!view) {
    return (
      <Loading>
        <SkeletonCard height={280} />
      </Loading>
    );
  }
  return <FirstOfferForm view={view} />;
}

function FirstOfferForm({ view }: { view: Parameters<typeof useInteraction>[0] }) {
  const router = useRouter();
  const say = useInteraction(view, () => void router.navigate({ href: negotiationPaths.thanks('sent', view) }));
  return (
    <OfferForm
      view={view}
      loading={say.isPending}
      error={say.error}
      onSend={(offer) => say.mutateAsync({ action: 'offer', offer })}
    />
  );
}
