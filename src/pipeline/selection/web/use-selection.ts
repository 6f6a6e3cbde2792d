import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { Choices } from '#pipeline/board/web/board-parts.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { selectionApi } from './selection-api.ts';
import { paramsOf, type Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { rememberOwnSelection } from './changes/own-selections.ts';
import { applyCard, refreshCandidate, refreshPlace } from '#pipeline/candidates/web/pipeline-cache.ts';
import { refreshSelections } from './selection-queries.ts';

/** Selecting, hiring and restoring also change the position's other candidates, so the board is reloaded. */
export function useSelection(place: Place): Choices {
  const queryClient = useQueryClient();
  const { t } = useTranslation('pipeline/selection');

  async function run(
    chosen: CandidateCard,
    call: () => Promise<CandidateCard>,
    done: (card: CandidateCard) => void,
  ): Promise<boolean> {
    rememberOwnSelection(chosen.applicationId);
    try {
      const card = await call();
      applyCard(queryClient, place, card);
      refreshCandidate(queryClient, card.applicationId);
      done(card);
      return true;
    } catch (problem) {
      toast.error(t('toast.failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return false;
    } finally {
      refreshPlace(queryClient, place);
      refreshSelections(queryClient, place.projectId);
      // A selection changes the project's status and its counts of people.
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
    }
  }

  const choice = (card: CandidateCard) => ({ ...paramsOf(place), freelancerId: card.memberId });
  const seen = (card: CandidateCard) => ({
    params: { applicationId: card.applicationId },
    body: { version: card.version },
  });

  function select(card: CandidateCard, instead?: Pick<CandidateCard, 'memberId'>): Promise<boolean> {
    return run(
      card,
      () =>
        selectionApi('POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
          params: choice(card),
          body: { version: card.version, ...(instead && { replaces: instead.memberId }) },
        }),
      (selected) =>
        toast.success(t('toast.selected', { name: selected.name }), {
          description: t('toast.selectedText'),
          // A change was confirmed twice, so it offers no undo; it can be changed again.
          ...(!instead && { actions: [{ label: t('toast.undo'), onClick: () => void deselect(selected) }] }),
        }),
    );
  }

  function deselect(card: CandidateCard): Promise<boolean> {
    return run(
      card,
      () =>
        selectionApi('POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
          params: choice(card),
        }),
      (freed) =>
        toast.success(t('toast.deselected'), {
          actions: [{ label: t('toast.undo'), onClick: () => void select(freed) }],
        }),
    );
  }

  return {
    select,
    deselect,
    restore: (card: CandidateCard) =>
      run(
        card,
        () => selectionApi('POST /candidates/{applicationId}/restore', seen(card)),
        ({ name }) => toast.success(t('toast.restored', { name })),
      ),
    hire: (card: CandidateCard) =>
      run(
        card,
        () => selectionApi('POST /candidates/{applicationId}/hire', seen(card)),
        ({ name }) => toast.success(t('toast.hired', { name })),
      ),
  };
}
