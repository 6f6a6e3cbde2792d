import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { budgetPage } from '#negotiations/web/addresses.ts';
import { negotiationPaths } from '#negotiations/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Columns, Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Infos, NegotiationHead } from './api.ts';
import { CandidateLinks } from './candidate-links.tsx';
import { NegotiationPanel } from './negotiation-panel.tsx';
import { infosQuery, negotiationQuery } from './negotiation-queries.ts';
import { StandingPill } from './standing-pill.tsx';
import { useFollowNegotiation } from './use-follow.ts';

/** The budgets of a project, or of one of its positions: the candidates, and one negotiation in full. */
export function BudgetPage() {
  const { t } = useTranslation('negotiations');
  const { projectId, positionIndex } = budgetPage.useParams();
  const { candidate } = budgetPage.useSearch();
  const infos = useQuery(infosQuery(projectId));
  const position = positionIndex === undefined ? undefined : Number(positionIndex);
  if (infos.isError && !infos.data) {
    return (
      <Page>
        <LoadError error={infos.error} onRetry={() => void infos.refetch()} retrying={infos.isFetching} level={1} />
      </Page>
    );
  }
  if (!infos.data) {
    return (
      <Page>
        <Loading>
          <Skeleton height={56} />
          <SkeletonCard height={360} />
        </Loading>
      </Page>
    );
  }
  const heads = infos.data.candidates.filter((one) => position === undefined || one.positionIndex === position);
  const chosen = heads.find((one) => one.applicationId === candidate) ?? firstOf(heads);
  const title = infos.data.positions.find((one) => one.positionIndex === position)?.title;
  return (
    <Page>
      <PageTitle
        title={t('page.title')}
        purpose={title ?? t('page.purpose')}
        crumbs={[{ label: infos.data.projectTitle, to: projectPaths.details(projectId) }, { label: t('page.title') }]}
        actions={
          <ButtonLink to={projectPaths.pipeline(projectId, position ?? chosen?.positionIndex ?? 0)}>
            {t('page.toCandidates')}
          </ButtonLink>
        }
      />
      {chosen ? (
        <Columns
          main={<Negotiation key={chosen.applicationId} projectId={projectId} head={chosen} />}
          side={<Side infos={infos.data} heads={heads} projectId={projectId} position={position} chosen={chosen} />}
        />
      ) : (
        <EmptyState
          framed
          illustration="people"
          title={t('page.empty')}
          description={t('page.emptyText')}
          actions={
            <ButtonLink variant="primary" to={projectPaths.pipeline(projectId, position ?? 0)}>
              {t('page.toCandidates')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

/** Negotiations that wait for the company come first. */
function firstOf(heads: readonly NegotiationHead[]): NegotiationHead | undefined {
  const order = ['awaitingCompany', 'lapsed', 'awaitingCandidate', 'accepted'] as const;
  return order.map((standing) => heads.find((one) => one.standing === standing)).find(Boolean) ?? heads[0];
}

function Side(props: {
  infos: Infos;
  heads: readonly NegotiationHead[];
  projectId: string;
  position: number | undefined;
  chosen: NegotiationHead;
}) {
  const { t } = useTranslation('negotiations');
  return (
    <Card title={t('page.candidates')}>
      <CandidateLinks {...props} />
    </Card>
  );
}

function Negotiation({ projectId, head }: { projectId: string; head: NegotiationHead }) {
  const { t } = useTranslation('negotiations');
  const router = useRouter();
  const { applicationId, positionIndex } = head;
  const query = useQuery(negotiationQuery({ projectId, positionIndex, applicationId }));
  useFollowNegotiation(applicationId);
  const view = query.data;
  const toThanks = (type: 'sent' | 'accepted' | 'declined') =>
    void router.navigate({ href: negotiationPaths.thanks(type, { projectId, positionIndex }) });
  return (
    <Card
      title={personName(head.candidateName)}
      action={view && <StandingPill standing={view.standing} side="company" />}
    >
      {query.isError && !view && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} compact />
      )}
      {query.isPending && (
        <Loading label={t('page.title')}>
          <SkeletonCard height={240} />
        </Loading>
      )}
      {view && (
        <NegotiationPanel
          key={view.interactions.length}
          view={view}
          onDone={(action) => {
            if (action !== 'offer') toThanks(action === 'accept' ? 'accepted' : 'declined');
            else if (view.standing === 'none') toThanks('sent');
          }}
        />
      )}
    </Card>
  );
}
