import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TagEditor } from '#ui/form/tag-editor.tsx';
import { IconTrash } from '#ui/icons/icons.ts';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import type { BoardTag, TaskBoard } from '#tasks/board/schemas.ts';
import { TAG_NAME_LENGTH } from '#tasks/rules/task-limits.ts';
import { boardApi } from '../board-api.ts';
import { boardsKey } from '../board-queries.ts';
import { refreshBoard } from '../board-cache.ts';
import styles from './tags-modal.module.css';

/** The tags of a board: create, rename, colour and delete (TSK-04). */
export function TagsModal({ board, onClose }: { board: TaskBoard; onClose: () => void }) {
  const { t } = useTranslation('tasks/board');
  const queryClient = useQueryClient();
  const { projectId } = board.project;
  const [editedId, edit] = useState<string | null>(null);
  const edited = board.tags.find(({ tagId }) => tagId === editedId) ?? null;
  const [leaving, setLeaving] = useState<BoardTag | null>(null);

  async function save(look: Pick<BoardTag, 'name' | 'colour'>, version: number) {
    if (edited) {
      const params = { projectId, tagId: edited.tagId };
      await boardApi('PATCH /tasks/{projectId}/tags/{tagId}', { params, body: { ...look, version } });
    } else await boardApi('POST /tasks/{projectId}/tags', { params: { projectId }, body: look });
    refreshBoard(queryClient, projectId);
  }
  async function remove({ tagId }: BoardTag) {
    setLeaving(null);
    try {
      await boardApi('DELETE /tasks/{projectId}/tags/{tagId}', { params: { projectId, tagId } });
      refreshBoard(queryClient, projectId);
    } catch (problem) {
      toast.error(t('failed.tags'), {
        description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
      });
    }
  }
  return (
    <TypedDialog
      // A name is typed again in a moment.
      draft={null}
      onClose={onClose}
      closeOnEscape={leaving === null}
      title={t('tags.manage')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TagEditor
        key={edited?.tagId ?? 'new'}
        tag={edited}
        maximum={TAG_NAME_LENGTH}
        onSave={save}
        queryKey={boardsKey(projectId)}
        onDone={() => edit(null)}
      />
      <ul className={styles.list}>
        {board.tags.map((tag) => (
          <li key={tag.tagId}>
            <button type="button" aria-label={t('tags.edit', { name: tag.name })} onClick={() => edit(tag.tagId)}>
              <TagPill tag={tag} />
            </button>
            <IconButton size="sm" label={t('tags.delete', { name: tag.name })} onClick={() => setLeaving(tag)}>
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('tags.delete', { name: leaving?.name ?? '' })}
        confirmLabel={t('tags.deleteAction')}
        destructive
        onConfirm={() => leaving && void remove(leaving)}
      >
        {t('tags.deleteText')}
      </ConfirmDialog>
    </TypedDialog>
  );
}
