import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userRecommendationsPath } from '#references/paths.ts';
import { readReferencesQuery } from '#references/web/api.ts';
import { isApiError } from '#ui/api-error.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { ReferenceList } from './reference-list.tsx';

/** Beside a candidate: what people who worked with them say. `news` changes with the process, which opens and closes them. */
export function CandidateReferences({ memberId, news }: { memberId: string; news: unknown }) {
  const { t } = useTranslation('references/reading');
  const { data, error, isFetching, refetch } = useQuery(readReferencesQuery(memberId));
  useEffect(() => void refetch(), [news, refetch]);
  if (isApiError(error) && error.status === 404) return <p className="sub">{t('goneText')}</p>;
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
    ) : (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  if (data.references.length === 0) return <p className="sub">{t('nonePanel')}</p>;
  return (
    <>
      <ReferenceList userId={memberId} level={4} {...data} />
      <p>
        <PageLink to={userRecommendationsPath(memberId)}>{t('all')}</PageLink>
      </p>
    </>
  );
}
