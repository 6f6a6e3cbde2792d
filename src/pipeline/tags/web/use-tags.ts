import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { CandidateCard, CandidateTag } from '#pipeline/candidates/schemas.ts';
import { placeKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { optionsKey, optionsQuery } from '#pipeline/candidates/web/company-options.ts';
import { tagsApi } from './tags-api.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';

const AT_ONCE = 100;

/** The tags of a company; null: of the tab's space. */
export function useCompanyTags(company: string | null) {
  const { data, error, refetch } = useQuery(optionsQuery({ company }));
  return { tags: data?.tags, error, refetch };
}

/** Adds and removes candidates' tags, reports failures, and returns the number of candidates for whom it worked. */
export function useTagCandidates() {
  const queryClient = useQueryClient();
  const { place } = usePipelineActions();
  const { t } = useTranslation('pipeline/tags');

  async function tag(cards: readonly CandidateCard[], change: { add?: string[]; remove?: string[] }): Promise<number> {
    const ids = cards.map(({ applicationId }) => applicationId);
    try {
      const refused: string[] = [];
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const { results } = await tagsApi('POST /candidates/tag', {
          body: { applicationIds: ids.slice(start, start + AT_ONCE), ...change },
        });
        refused.push(...results.flatMap(({ outcome, message }) => (outcome === 'refused' && message ? [message] : [])));
      }
      if (refused.length > 0)
        toast.warning(t('partly', { done: ids.length - refused.length, refused: refused.length }), {
          description: [...new Set(refused)].join(' '),
        });
      return ids.length - refused.length;
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return 0;
    } finally {
      for (const id of ids.slice(0, AT_ONCE)) refreshCandidate(queryClient, id);
      // Ticked tags stay ticked until the cards show them.
      await queryClient.invalidateQueries({ queryKey: placeKey(place) });
    }
  }
  return tag;
}

/** Creates, changes and deletes tags of a company; reloads everything that shows them. */
export function useManageTags(company: string | null) {
  const queryClient = useQueryClient();
  const query = company === null ? {} : { workspaceId: company };
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: optionsKey });
    void queryClient.invalidateQueries({ queryKey: ['pipeline'] });
  };
  type Look = Pick<CandidateTag, 'name' | 'colour'>;
  return {
    make: (body: Look) => tagsApi('POST /candidates/tags', { query, body }).finally(refresh),
    change: (tagId: string, body: Look & { version: number }) =>
      tagsApi('PATCH /candidates/tags/{tagId}', { params: { tagId }, body }).finally(refresh),
    remove: (tagId: string) => tagsApi('DELETE /candidates/tags/{tagId}', { params: { tagId } }).finally(refresh),
  };
}
