import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PairState } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { duplicatesApi } from './duplicates-api.ts';

export const pairsKey = ['duplicatePairs'] as const;

/** Decides about two people, with an undo in the message. */
export function useDecide(company: string | null) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('pipeline/duplicates');
  const isDeciding = useRef(false);
  const query = company === null ? {} : { workspaceId: company };

  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    // A second press would be refused as somebody else's decision.
    if (isDeciding.current) return null;
    isDeciding.current = true;
    try {
      return await call();
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return null;
    } finally {
      isDeciding.current = false;
      void queryClient.invalidateQueries({ queryKey: pairsKey });
      void queryClient.invalidateQueries({ queryKey: candidatesKey });
    }
  }

  async function undo(pairId: string) {
    const call = () => duplicatesApi('DELETE /candidates/duplicates/{pairId}', { params: { pairId } });
    if (await run(call)) toast.info(t('undone'));
  }

  async function decide(firstId: string, secondId: string, state: PairState) {
    const made = await run(() =>
      duplicatesApi('POST /candidates/duplicates', { query, body: { firstId, secondId, state } }),
    );
    if (!made) return;
    toast.success(t(state === 'merged' ? 'merged' : 'notSame'), {
      actions: [{ label: t('undo'), onClick: () => void undo(made.pairId) }],
    });
  }

  return { decide, undo };
}
