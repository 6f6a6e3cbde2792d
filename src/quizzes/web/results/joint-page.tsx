import { useQuery } from '@tanstack/react-query';
import { jointPage } from '#quizzes/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { testsPath } from '#quizzes/paths.ts';
import { Intensifiers } from './kinds/intensifiers-card.tsx';
import { JointResults } from './joint-results.tsx';
import { PdfLinks } from './pdf-links.tsx';
import { jointQuery } from './result-queries.ts';
import { ResultSkeleton } from './result-skeleton.tsx';

/** All finished tests of a person: the own ones, or those of a company's candidate. */
export function JointPage() {
  const { t } = useTranslation('quizzes/results');
  const { t: words } = useTranslation('quizzes');
  const { userId } = jointPage.useParams();
  const joint = useQuery(jointQuery(userId));
  if (isApiError(joint.error) && joint.error.status < 500 && joint.error.status !== 429) return <NobodyHere />;
  const { data } = joint;
  const own = data ? data.own : !userId;
  const title = own ? t('joint.title') : t('joint.titleOf', { name: data?.name });
  return (
    <Page>
      <PageTitle
        title={data || own ? title : t('joint.loading')}
        purpose={t(own ? 'joint.purpose' : 'joint.purposeOf')}
        {...(own && { crumbs: [{ label: words('myTests'), to: testsPath }, { label: t('joint.crumb') }] })}
        actions={data && data.results.length > 0 && <PdfLinks userId={own ? undefined : userId} />}
      />
      {joint.isPending && <ResultSkeleton />}
      {joint.isError && (
        <LoadError error={joint.error} onRetry={() => void joint.refetch()} retrying={joint.isFetching} framed />
      )}
      {data && (
        <Stack>
          {data.results.length === 0 ? (
            <NothingYet own={own} isShared={data.isShared} />
          ) : (
            <JointResults results={data.results} own={own} />
          )}
          {own && <Intensifiers finished={data.results.map(({ quiz }) => quiz)} />}
        </Stack>
      )}
    </Page>
  );
}

function NothingYet({ own, isShared }: { own: boolean; isShared: boolean }) {
  const { t } = useTranslation('quizzes/results');
  return (
    <EmptyState
      framed
      illustration="documents"
      title={t(own ? 'joint.empty' : isShared ? 'joint.emptyOf' : 'joint.notShared')}
      description={t(own ? 'joint.emptyText' : isShared ? 'joint.emptyTextOf' : 'joint.notSharedText')}
      {...(own && {
        actions: (
          <ButtonLink to={testsPath} variant="primary">
            {t('joint.toTests')}
          </ButtonLink>
        ),
      })}
    />
  );
}

/** For a stranger, a colleague without the permission, or a company without an id. */
function NobodyHere() {
  const { t } = useTranslation('quizzes/results');
  return (
    <Page>
      <PageTitle title={t('joint.nobody')} />
      <EmptyState
        framed
        illustration="people"
        title={t('joint.nobodyTitle')}
        description={t('joint.nobodyText')}
        actions={
          <ButtonLink to="/" variant="primary">
            {t('shared.home')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
