import { useTranslation } from '#platform/ui/i18n.ts';
import { jobPath } from '#jobs/paths.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { Board } from '#pipeline/candidates/schemas.ts';

/** Copies the public address of the job; if the browser refuses, shows it for copying by hand. */
export function useShareJob({
  projectId,
  positionIndex,
}: Pick<Board['position'], 'projectId' | 'positionIndex'>): () => void {
  const { t } = useTranslation('pipeline/board');
  const url = `${window.location.origin}${jobPath(projectId, positionIndex)}`;
  return () => {
    const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast.success(t('page.shared'), { description: url }),
      () => toast.info(t('page.shareFailed', { url })),
    );
  };
}
