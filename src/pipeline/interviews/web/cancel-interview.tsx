import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { processApi } from './process-api.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ReasonDialog = lazyPart(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** Cancels an interview after a confirmation; the candidate is told the reason. */
export function CancelInterview({ card: { applicationId, name } }: { card: CandidateView['card'] }) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      processApi('POST /candidates/{applicationId}/interview/cancel', { params: { applicationId }, body: { reason } }),
    onSuccess: () => {
      setAsking(false);
      toast.success(t('cancelled'));
    },
    onError: (problem) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => refreshCandidate(queryClient, applicationId),
  });
  return (
    <>
      <Button size="sm" variant="dangerQuiet" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          draftKey={`cancel-interview:${applicationId}`}
          onClose={() => setAsking(false)}
          title={t('cancelQuestion')}
          confirmLabel={t('cancel')}
          cancelLabel={t('keepInterview')}
          reasonLabel={t('cancelReason')}
          reasonHelp={t('cancelReasonHelp')}
          saving={cancel}
          onConfirm={cancel.mutate}
        >
          <p>{t('cancelText', { name: personName(name) })}</p>
        </ReasonDialog>
      )}
    </>
  );
}
