import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { KeptView, SavedView, ViewCalls } from './saved-view.ts';

/** Saves, changes and deletes views by the calls of a room, and reports the outcome. */
export function useKeepViews<Settings>(queryKey: QueryKey, calls: ViewCalls<Settings>) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('platform/views');

  async function run<Answer>(call: () => Promise<Answer>, done?: () => void): Promise<Answer | null> {
    try {
      const answer = await call();
      done?.();
      return answer;
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return null;
    } finally {
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  const make = (kept: KeptView<Settings>) =>
    run(
      () => calls.make(kept),
      () => void toast.success(t('saved')),
    );
  const chooseDefault = (viewId: string | null) =>
    run(
      () => calls.chooseDefault(viewId),
      () => void toast.success(t(viewId === null ? 'defaultDropped' : 'defaultKept')),
    );
  /** A deleted view, made again as it was. */
  async function restore({ name, isShared, settings, isDefault }: SavedView<Settings>) {
    const made = await make({ name, isShared, settings });
    if (made && isDefault) await chooseDefault(made.viewId);
  }

  return {
    make,
    chooseDefault,
    update: async (view: SavedView<Settings>, change: Partial<KeptView<Settings>>) => {
      const { viewId, name, isShared, settings, version } = view;
      const call = () => calls.change(viewId, { name, isShared, settings, version, ...change });
      return (await run(call, () => void toast.success(t('updated')))) !== null;
    },
    remove: (view: SavedView<Settings>) =>
      run(
        () => calls.remove(view.viewId),
        () =>
          void toast.success(t('deleted'), {
            actions: [{ label: t('undo'), onClick: () => void restore(view) }],
          }),
      ),
  };
}

export type KeepViews<Settings> = ReturnType<typeof useKeepViews<Settings>>;
