import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { refusalText } from '../entries/refusal-text.ts';
import { hoursApi, hoursKey } from '../hours-queries.ts';
import { minutesText } from '../hours-words.ts';
import styles from './week.module.css';

/** The professional's word to each company that nothing is missing in this week. */
export function CompleteWeek({ week }: { week: WeekView }) {
  const { t } = useTranslation('timesheets/hours');
  const queryClient = useQueryClient();
  const { weekOf } = week;
  const say = useMutation({
    mutationFn: (wish: { projectId: string; complete: boolean }) =>
      hoursApi('PUT /timeEntries/week', { body: { ...wish, weekOf } }),
    onSuccess: (_done, { projectId, complete }) => {
      if (complete)
        toast.success(t('complete.done'), {
          actions: [{ label: t('undo'), onClick: () => say.mutate({ projectId, complete: false }) }],
        });
    },
    onError: (problem) =>
      toast.error(t('failed.complete'), { description: refusalText(problem, t('failed.next')) ?? '' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: hoursKey }),
  });
  if (week.projects.length === 0 || weekOf > week.today) return null;
  const minutesIn = (wanted: string) =>
    week.days
      .flatMap(({ entries }) => entries)
      .filter(({ projectId }) => projectId === wanted)
      .reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card title={t('complete.title')}>
      <p className="sub">{t('complete.text')}</p>
      <ul className={styles.complete}>
        {week.projects.map(({ projectId, title, completedAt }) => (
          <li key={projectId}>
            <span className={styles.what}>
              <span>{title}</span>
              <span className="meta num">{minutesText(minutesIn(projectId))}</span>
            </span>
            {completedAt === null ? (
              <Button
                icon={<IconCheck size={18} aria-hidden="true" />}
                aria-label={t('complete.actionOf', { title })}
                loading={say.isPending && say.variables.projectId === projectId}
                onClick={() => say.mutate({ projectId, complete: true })}
              >
                {t('complete.action')}
              </Button>
            ) : (
              <span className={styles.done}>
                <Pill tone="success" icon={<IconCheck size={14} aria-hidden="true" />}>
                  {t('complete.is')}
                </Pill>
                <span className="meta">
                  <RelativeTime moment={completedAt} />
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('complete.undoOf', { title })}
                  onClick={() => say.mutate({ projectId, complete: false })}
                >
                  {t('undo')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
