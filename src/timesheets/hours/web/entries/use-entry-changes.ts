import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { EntryView } from '#timesheets/hours/schemas.ts';
import { hoursApi, hoursKey } from '../hours-queries.ts';

/** Deletes own hours and copies those of a day; both are taken back from the message that tells of them. */
export function useEntryChanges() {
  const { t } = useTranslation('timesheets/hours');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: hoursKey });
  async function attempt(title: string, act: () => Promise<void>) {
    try {
      await act();
    } catch (problem) {
      toast.error(title, {
        description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
      });
    }
    await refresh();
  }
  const undo = (act: () => Promise<void>) => ({
    actions: [{ label: t('undo'), onClick: () => void attempt(t('failed.undo'), act) }],
  });
  const removeEntry = ({ entryId, version }: EntryView) =>
    hoursApi('DELETE /timeEntries/{entryId}', { params: { entryId }, query: { version: String(version) } });
  const writeAgain = ({ projectId, taskId, startedAt: start, endedAt: end, description }: EntryView) =>
    hoursApi('POST /timeEntries', { body: { projectId, taskId, description, start, end } });

  const remove = (entry: EntryView) =>
    attempt(t('failed.delete'), async () => {
      await removeEntry(entry);
      toast.success(
        t('delete.done'),
        undo(async () => void (await writeAgain(entry))),
      );
    });

  /** Copies the whole day, or the entries at one task. */
  const copy = (from: string, to: string, taskId?: string) =>
    attempt(t('failed.copy'), async () => {
      const { entries, leftOut } = await hoursApi('POST /timeEntries/copyDay', {
        body: { from, to, ...(taskId !== undefined && { taskId }) },
      });
      const description = leftOut > 0 ? { description: t('copy.leftOut', { count: leftOut }) } : {};
      if (entries.length === 0) toast.info(t('copy.nothing'), description);
      else
        toast.success(t('copy.done', { count: entries.length }), {
          ...description,
          ...undo(async () => {
            for (const entry of entries) await removeEntry(entry);
          }),
        });
    });

  return { remove, copy };
}
