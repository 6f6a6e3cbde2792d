import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { IconTrash } from '#ui/icons/icons.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import { api, type BriefSummary } from '#projects/web/api.ts';
import { removeLocalCopy } from './local-copy.ts';
import styles from '#projects/web/brief.module.css';
import { draftsQuery } from '#projects/web/project-queries.ts';

/** A saved draft; deleted at once, with an undo in the message. */
export function DraftRow({ draft }: { draft: BriefSummary }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
  const title = draft.title.trim() || t('untitled');

  const drop = useMutation({
    mutationFn: async () => {
      const params = { briefId: draft.id };
      const { answers, step } = await api('GET /briefs/{briefId}', { params });
      await api('DELETE /briefs/{briefId}', { params });
      return { answers, step, ...(draft.squadOwnerId !== null && { squadOwnerId: draft.squadOwnerId }) };
    },
    onMutate: () => {
      const before = queryClient.getQueryData(draftsQuery.queryKey);
      queryClient.setQueryData(
        draftsQuery.queryKey,
        (now) => now && { briefs: now.briefs.filter(({ id }) => id !== draft.id) },
      );
      return before;
    },
    onSuccess: (body) => {
      removeLocalCopy(draft.id);
      const undo = () =>
        void api('POST /briefs', { body }).then(refresh, (problem: Error) =>
          toast.error(t('selection.failed'), { description: problem.message }),
        );
      toast.success(t('selection.dropped', { title }), { actions: [{ label: t('undo'), onClick: undo }] });
      void refresh();
    },
    onError: (problem, _, before) => {
      queryClient.setQueryData(draftsQuery.queryKey, before);
      toast.error(t('selection.dropFailed'), { description: problem.message });
    },
  });

  return (
    <div className={styles.draft}>
      <div>
        <b className="clip">{title}</b>
        <div className="meta">
          {draft.squadOwnerId !== null && `${draft.company} · `}
          {t('selection.positions', { count: draft.positions })} · {draft.by} ·{' '}
          <RelativeTime moment={draft.updatedAt} />
        </div>
      </div>
      <ButtonLink size="bar" to={projectPaths.briefForm(draft.id)} aria-label={t('selection.resumeNamed', { title })}>
        {t('selection.resume')}
      </ButtonLink>
      <IconButton label={t('selection.drop', { title })} onClick={() => drop.mutate()}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
