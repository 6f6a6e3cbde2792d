import { useQueryClient } from '@tanstack/react-query';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { applyCard, refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { suggestionsApi } from './suggestions-api.ts';

/** Suggests a candidate, changes the comment, and withdraws; board and panel follow. */
export function useSuggestion({ card, suggestion }: CandidateView) {
  const { t } = useTranslation('pipeline/evaluation');
  const queryClient = useQueryClient();
  const { place } = usePipelineActions();
  const params = { applicationId: card.applicationId };
  const version = suggestion?.version ?? 0;

  async function settle(call: Promise<unknown>, isSuggested: boolean, done: string): Promise<void> {
    try {
      await call;
      applyCard(queryClient, place, { ...card, isSuggested });
      toast.success(done);
    } finally {
      refreshCandidate(queryClient, card.applicationId);
    }
  }

  return {
    suggest: (comment: string) =>
      settle(
        suggestionsApi('POST /candidates/{applicationId}/suggestion', { params, body: { comment } }),
        true,
        t('suggestion.sent', { name: personName(card.name) }),
      ),
    edit: (comment: string, seen: number) =>
      settle(
        suggestionsApi('PATCH /candidates/{applicationId}/suggestion', { params, body: { comment, version: seen } }),
        true,
        t('suggestion.saved'),
      ),
    takeBack: () =>
      settle(
        suggestionsApi('DELETE /candidates/{applicationId}/suggestion', {
          params,
          query: { version: String(version) },
        }),
        false,
        t('suggestion.takenBack'),
      ),
  };
}
