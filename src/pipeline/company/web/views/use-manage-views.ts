import { useQueryClient } from '@tanstack/react-query';
import type { ViewSettings } from '#pipeline/company/contract/view-settings.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { companyApi } from '../company-api.ts';
import { type SavedView, viewsKey } from './view-queries.ts';

interface Kept {
  name: string;
  isShared: boolean;
  settings: ViewSettings;
}

/** Saves, changes and deletes views, and reports the outcome. */
export function useManageViews(workspaceId: string) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('pipeline/company');

  async function run<Answer>(call: () => Promise<Answer>, done?: () => void): Promise<Answer | null> {
    try {
      const answer = await call();
      done?.();
      return answer;
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return null;
    } finally {
      await queryClient.invalidateQueries({ queryKey: viewsKey });
    }
  }

  const make = (kept: Kept) =>
    run(
      () => companyApi('POST /candidates/views', { query: { workspaceId }, body: kept }),
      () => void toast.success(t('views.saved')),
    );

  return {
    make,
    update: async ({ viewId, name, isShared, settings, version }: SavedView, change: Partial<Kept>) => {
      const body = { name, isShared, settings, version, ...change };
      const call = () => companyApi('PATCH /candidates/views/{viewId}', { params: { viewId }, body });
      return (await run(call, () => void toast.success(t('views.updated')))) !== null;
    },
    remove: ({ viewId, name, isShared, settings }: SavedView) =>
      run(
        () => companyApi('DELETE /candidates/views/{viewId}', { params: { viewId } }),
        () =>
          void toast.success(t('views.deleted'), {
            actions: [{ label: t('views.undo'), onClick: () => void make({ name, isShared, settings }) }],
          }),
      ),
    chooseDefault: (viewId: string | null) =>
      run(
        () => companyApi('PUT /candidates/defaultView', { query: { workspaceId }, body: { viewId } }),
        () => void toast.success(t(viewId === null ? 'views.defaultDropped' : 'views.defaultKept')),
      ),
  };
}
