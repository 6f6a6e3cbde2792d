import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';

/** Copies the public address of the vacancy; if the browser refuses, shows it for copying by hand. */
export function useShareVacancy(projectId: string, positionIndex: number): () => void {
  const { t } = useTranslation('projects');
  return () => {
    const url = `${window.location.origin}${projectPaths.job(projectId, positionIndex)}`;
    const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast.success(t('vacancy.shared'), { description: url }),
      () => toast.info(t('vacancy.shareFailed', { url })),
    );
  };
}
