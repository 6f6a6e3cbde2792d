import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { TagList } from '#ui/marks/tag.tsx';
import { Section } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { candidateApi } from './candidate-api.ts';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** Cached only while it is displayed, because the candidate may withdraw it at any time. */
const declarationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['candidateDeclaration', applicationId],
    queryFn: ({ signal }) =>
      candidateApi('GET /candidates/{applicationId}/declaration', { params: { applicationId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** A candidate's declaration for an affirmative vacancy. Its place is there before it, and stays without it: nothing below moves. */
export function DeclarationNote({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('applications/declarations');
  const query = useQuery(declarationQuery(applicationId));
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} compact />;
  const declaration = query.data?.declaration;
  return (
    <Section title={t('panel.title')} level={3}>
      {declaration && <TagList items={declaration.targets.map((target) => t(`group.${target}`))} />}
      {query.isPending ? (
        <Loading>
          <SkeletonText lines={1} />
        </Loading>
      ) : (
        <p className={styles.quiet}>{t(declaration ? 'panel.text' : 'panel.nothing')}</p>
      )}
    </Section>
  );
}
