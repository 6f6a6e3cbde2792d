import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#platform/ui/api-error.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Skeleton } from '#platform/ui/states/skeleton.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { dayText } from '#tasks/board/web/task-words.ts';
import type { EntryView } from '#tasks/hours/schemas.ts';
import { hoursApi, hoursKey, taskHoursQuery } from './hours-queries.ts';
import { minutesText, spanText } from './hours-words.ts';
import styles from './hours.module.css';
import { stateTones } from './state-tones.ts';

/** The reader's entries at one task, the latest first. Deleting can be undone. */
export function EntryList({ taskId }: { taskId: string }) {
  const { t } = useTranslation('tasks/hours');
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(taskHoursQuery(taskId));
  const refresh = () => queryClient.invalidateQueries({ queryKey: hoursKey });
  const fail = (problem: unknown) =>
    toast.error(t('failed.delete'), {
      description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
    });
  async function restore({ projectId, startedAt, endedAt, description }: EntryView) {
    try {
      await hoursApi('POST /timeEntries', { body: { projectId, taskId, description, start: startedAt, end: endedAt } });
    } catch (problem) {
      fail(problem);
    }
    await refresh();
  }
  async function remove(entry: EntryView) {
    const { entryId, version } = entry;
    try {
      await hoursApi('DELETE /timeEntries/{entryId}', { params: { entryId }, query: { version: String(version) } });
      toast.success(t('delete.done'), { actions: [{ label: t('delete.undo'), onClick: () => void restore(entry) }] });
    } catch (problem) {
      fail(problem);
    }
    await refresh();
  }
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />;
  if (!data) return <Skeleton width="100%" height={60} />;
  if (data.entries.length === 0) return <p className="sub">{t('none')}</p>;
  return (
    <ul className={styles.entries}>
      {data.entries.map((entry) => (
        <li key={entry.entryId}>
          <span>
            {dayText(entry.localDate)}, {spanText(entry)} <span className="meta">({minutesText(entry.minutes)})</span>
          </span>
          <Pill tone={stateTones[entry.state]} size="sm">
            {t(`state.${entry.state}`)}
          </Pill>
          {entry.abilities.delete && (
            <IconButton
              label={t('delete.action', { span: `${dayText(entry.localDate)}, ${spanText(entry)}` })}
              onClick={() => void remove(entry)}
            >
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          )}
          {entry.description !== '' && <p className="meta">{entry.description}</p>}
        </li>
      ))}
    </ul>
  );
}
