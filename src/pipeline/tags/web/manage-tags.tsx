import { Modal } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '#platform/ui/api-error.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { CompanyTag } from '#pipeline/candidates/web/company-options.ts';
import { TagEditor } from './tag-editor.tsx';
import { TagPill } from './tag-pill.tsx';
import styles from './tags.module.css';
import { useCompanyTags, useManageTags } from './use-tags.ts';

/** The company's tags: create, rename, colour and delete. */
export function ManageTags({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pipeline/tags');
  const { tags = [], error, refetch } = useCompanyTags();
  const keep = useManageTags();
  const [edited, edit] = useState<CompanyTag | null>(null);
  const [leaving, leave] = useState<CompanyTag | null>(null);

  async function remove({ tagId }: CompanyTag) {
    try {
      await keep.remove(tagId);
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    leave(null);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={leaving === null}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t('manage')}
      size="md"
    >
      <TagEditor
        key={edited?.tagId ?? 'new'}
        tag={edited}
        onSave={(look) => (edited ? keep.change(edited.tagId, { ...look, version: edited.version }) : keep.make(look))}
        onDone={() => edit(null)}
      />
      {error && tags.length === 0 && <LoadError error={error} onRetry={() => void refetch()} compact />}
      {tags.length > 0 && (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag.tagId} className={styles.item}>
              <TagPill tag={tag} />
              <span>
                <IconButton size="sm" label={t('edit', { name: tag.name })} onClick={() => edit(tag)}>
                  <IconPencil size={16} aria-hidden="true" />
                </IconButton>
                <IconButton size="sm" label={t('delete', { name: tag.name })} onClick={() => leave(tag)}>
                  <IconTrash size={16} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          opened
          destructive
          onClose={() => leave(null)}
          title={t('deleteTitle', { name: leaving.name })}
          confirmLabel={t('deleteAction')}
          onConfirm={() => void remove(leaving)}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </Modal>
  );
}
