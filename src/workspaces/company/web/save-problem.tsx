import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ownerDataQuery } from '#workspaces/web/api.ts';

/** Shows why saving failed. A newer version by somebody else can be loaded; the draft of the older one is discarded. */
export function SaveProblem({
  error,
  query = ownerDataQuery,
}: {
  error: Error | null;
  query?: { queryKey: readonly string[] };
}) {
  const { t } = useTranslation('workspaces');
  const queryClient = useQueryClient();
  if (!error) return null;
  const isStale = isApiError(error, 'platform.staleVersion');
  return (
    <Alert
      tone="danger"
      live
      action={
        isStale && (
          <Button size="sm" onClick={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}>
            {t('reload')}
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  );
}
