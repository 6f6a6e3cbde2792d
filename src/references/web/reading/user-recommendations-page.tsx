import { useQuery } from '@tanstack/react-query';
import { candidatesPath } from '#pipeline/paths.ts';
import { userRecommendationsPage } from '#references/web/addresses.ts';
import { readReferencesQuery } from '#references/web/api.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import { ReferenceList } from './reference-list.tsx';

/** Everything that people who worked with a candidate say, for companies that talk to the candidate now. */
export function UserRecommendationsPage() {
  const { t } = useTranslation('references/reading');
  const { userId } = userRecommendationsPage.useParams();
  const { data, error, isFetching, refetch } = useQuery(readReferencesQuery(userId));
  const toCandidates = <ButtonLink to={candidatesPath}>{t('toCandidates')}</ButtonLink>;
  if (isApiError(error) && error.status === 404)
    return (
      <Page width="reading" centered>
        <MessagePage illustration="people" title={t('gone')} description={t('goneText')} actions={toCandidates} />
      </Page>
    );
  const name = data && personName(data.name);
  return (
    <Page width="reading">
      <PageTitle title={name ? t('title', { name }) : t('heading')} purpose={t('purpose')} actions={toCandidates} />
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />
        ) : (
          <SkeletonCard height={240} />
        ))}
      {data?.references.length === 0 && (
        <EmptyState framed illustration="people" title={t('none')} description={t('noneText', { name: name ?? '' })} />
      )}
      {data && data.references.length > 0 && (
        <Card>
          <ReferenceList userId={userId} level={2} {...data} />
        </Card>
      )}
    </Page>
  );
}
