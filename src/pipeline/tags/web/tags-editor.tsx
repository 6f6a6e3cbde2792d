import { Menu } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { type CompanyTag, optionsKey } from '#pipeline/candidates/web/company-options.ts';
import { TagEditor } from '#ui/form/tag-editor.tsx';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import { TAG_LENGTH } from '#pipeline/tags/rules/tag-limits.ts';
import styles from './tags.module.css';
import { useCompanyTags, useManageTags } from './use-tags.ts';

interface TagsEditorProps {
  company: string | null;
  /** Whether it asks a question; a dialog around it stays open until that is answered. */
  onAsking?: (isAsking: boolean) => void;
}

/** The tags of a company: create, rename, colour and delete. */
export function TagsEditor({ company, onAsking }: TagsEditorProps) {
  const { t } = useTranslation('pipeline/tags');
  const { tags = [], error, refetch } = useCompanyTags(company);
  const keep = useManageTags(company);
  const [editedId, edit] = useState<string | null>(null);
  const edited = tags.find(({ tagId }) => tagId === editedId) ?? null;
  const [leaving, setLeaving] = useState<CompanyTag | null>(null);
  function leave(tag: CompanyTag | null) {
    setLeaving(tag);
    onAsking?.(tag !== null);
  }

  async function remove({ tagId }: CompanyTag) {
    try {
      await keep.remove(tagId);
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    leave(null);
  }

  return (
    <>
      <TagEditor
        key={edited?.tagId ?? 'new'}
        tag={edited}
        maximum={TAG_LENGTH}
        onSave={(look, version) => (edited ? keep.change(edited.tagId, { ...look, version }) : keep.make(look))}
        queryKey={optionsKey}
        onDone={() => edit(null)}
      />
      {error && tags.length === 0 && <LoadError error={error} onRetry={() => void refetch()} compact />}
      {tags.length > 0 && (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag.tagId} className={styles.item}>
              <TagPill tag={tag} />
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <IconButton size="sm" label={t('actionsOf', { name: tag.name })}>
                    <IconDots size={18} aria-hidden="true" />
                  </IconButton>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={() => edit(tag.tagId)}>{t('edit')}</Menu.Item>
                  <Menu.Item color="red" onClick={() => leave(tag)}>
                    {t('deleteAction')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
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
    </>
  );
}
