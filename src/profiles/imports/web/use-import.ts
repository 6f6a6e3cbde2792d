import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#profiles/web/api.ts';
import type { DateOrder } from '#profiles/imports/rules/date-orders.ts';
import { type ImportView, cacheProfile } from '#profiles/web/own-profile.ts';

export const MAXIMUM_FILE_MEGABYTES = 10;

/** The problem of a file before the upload; null when there is none. */
export function fileProblem(file: File): 'kind' | 'large' | null {
  if (!/\.(zip|json)$/i.test(file.name)) return 'kind';
  return file.size > MAXIMUM_FILE_MEGABYTES * 1024 * 1024 ? 'large' : null;
}

/** Sends the media type of the file's extension, because systems disagree about that of a ZIP. */
export function useProposeImport() {
  return useMutation({
    mutationFn: ({ file, dateOrder }: { file: File; dateOrder?: DateOrder }) => {
      const type = /\.json$/i.test(file.name) ? 'application/json' : 'application/zip';
      return api('POST /profileImports', {
        ...(dateOrder && { query: { dateOrder } }),
        body: new Blob([file], { type }),
      });
    },
  });
}

export function useUndoImport() {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => api('POST /profileImports/{importId}/undo', { params: { importId } }),
    onSuccess: (profile) => {
      toast.success(t('import.undone'));
      return cacheProfile(queryClient, profile);
    },
    onError: (error) => toast.error(t('import.undoFailed'), isApiError(error) ? { description: error.message } : {}),
  });
}

export function useApplyImport(onApplied: () => void) {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const undo = useUndoImport();
  return useMutation({
    mutationFn: ({ proposal, accepted }: { proposal: ImportView; accepted: string[] }) =>
      api('POST /profileImports/{importId}/apply', {
        params: { importId: proposal.id },
        body: { version: proposal.version, accepted },
      }),
    onSuccess: async (profile, { proposal, accepted }) => {
      onApplied();
      toast.success(t('import.applied', { count: accepted.length }), {
        actions: [{ label: t('import.undo'), onClick: () => undo.mutate(proposal.id) }],
      });
      await cacheProfile(queryClient, profile);
    },
  });
}
