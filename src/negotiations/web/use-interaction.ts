import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfferInput, NegotiationView } from '#negotiations/schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from './api.ts';
import { infosQuery, negotiationQuery, ownNegotiationsQuery } from './negotiation-queries.ts';

export type OfferToSend = Omit<OfferInput, 'action' | 'applicationId' | 'answers'>;
type Said = { action: 'offer'; offer: OfferToSend } | { action: 'accept' } | { action: 'decline'; message: string };

/** Sends an action of the viewer's side about the last offer that the page shows, and reloads whatever happened meanwhile. */
export function useInteraction(
  view: NegotiationView,
  onDone?: (action: Said['action'], after: NegotiationView) => void,
) {
  const { t } = useTranslation('negotiations');
  const queryClient = useQueryClient();
  const { applicationId, projectId, positionIndex, side } = view;
  const send = (said: Said) => {
    const body = bodyOf(view, said);
    return side === 'company'
      ? api('POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction', {
          params: { projectId, positionIndex: String(positionIndex) },
          body,
        })
      : api('POST /budgetNegotiation/{projectId}/squadMemberInteraction', { params: { projectId }, body });
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (after, { action }) => {
      queryClient.setQueryData(negotiationQuery(view).queryKey, after);
      queryClient.setQueryData(
        ownNegotiationsQuery.queryKey,
        (own) =>
          own && {
            ...own,
            negotiations: own.negotiations.map((one) => (one.applicationId === applicationId ? after : one)),
          },
      );
      toast.success(t(`done.${action}`));
      onDone?.(action, after);
    },
    onError: (problem) => {
      // Invalid fields are marked in the form.
      if (isApiError(problem) && problem.status === 422) return;
      toast.error(isApiError(problem) ? problem.message : t('failed'));
      const queries = side === 'company' ? negotiationQuery(view) : ownNegotiationsQuery;
      void queryClient.invalidateQueries({ queryKey: queries.queryKey });
    },
    onSettled: () => {
      if (side === 'company') void queryClient.invalidateQueries({ queryKey: infosQuery(projectId).queryKey });
    },
  });
}

function bodyOf({ applicationId, interactions, standing }: NegotiationView, said: Said) {
  const last = interactions.findLast(({ kind }) => kind === 'offer')?.id ?? null;
  if (said.action === 'offer')
    return { action: 'offer' as const, applicationId, answers: isOver(standing) ? null : last, ...said.offer };
  const answers = last ?? applicationId;
  return said.action === 'accept'
    ? { action: 'accept' as const, applicationId, answers }
    : { action: 'decline' as const, applicationId, answers, message: said.message };
}

/** An offer after the end begins another negotiation, and so answers nothing. */
const isOver = (standing: NegotiationView['standing']) => standing === 'declined' || standing === 'ended';
