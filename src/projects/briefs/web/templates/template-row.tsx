import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import '#platform/ui/theme/full-styles.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import styles from '#projects/web/brief.module.css';
import { NameTemplateModal } from './name-template-modal.tsx';
import { type Template, templatesApi, templatesQuery } from './template-list.ts';

interface TemplateRowProps {
  template: Template;
  isBusy: boolean;
  onUse: () => void;
}

/** A template of the company, with actions to start a brief, rename and delete it. */
export function TemplateRow({ template, isBusy, onUse }: TemplateRowProps) {
  const { t } = useTranslation('projects/briefs');
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<'nothing' | 'rename' | 'delete'>('nothing');
  const { id, name, by, positions, updatedAt, version } = template;
  const refresh = () => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
  const drop = useMutation({
    mutationFn: () => templatesApi('DELETE /briefTemplates/{templateId}', { params: { templateId: id } }),
    onSuccess: () => toast.success(t('templates.deleted', { name })),
    onError: (problem) => toast.error(t('templates.failed'), { description: problem.message }),
    onSettled: refresh,
  });
  return (
    <div className={styles.draft}>
      <div>
        <b className="clip">{name}</b>
        <div className="meta">
          {t('templates.positions', { count: positions })}
          {by && ` · ${by}`} · <RelativeTime moment={updatedAt} />
        </div>
      </div>
      <Button size="bar" disabled={isBusy} aria-label={t('templates.useNamed', { name })} onClick={onUse}>
        {t('templates.use')}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton label={t('templates.actionsOf', { name })}>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setShown('rename')}>{t('templates.rename')}</Menu.Item>
          <Menu.Item onClick={() => setShown('delete')}>{t('templates.delete')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown === 'rename' && (
        <NameTemplateModal
          title={t('templates.confirmRename')}
          confirmLabel={t('templates.rename')}
          initial={name}
          save={(next) =>
            templatesApi('PATCH /briefTemplates/{templateId}', {
              params: { templateId: id },
              body: { name: next, version },
            })
          }
          onSaved={(saved) => toast.success(t('templates.renamed', { name: saved }))}
          onClose={() => setShown('nothing')}
        />
      )}
      <ConfirmDialog
        opened={shown === 'delete'}
        onClose={() => setShown('nothing')}
        title={t('templates.deleteTitle', { name })}
        confirmLabel={t('templates.delete')}
        destructive
        loading={drop.isPending}
        onConfirm={() => drop.mutate()}
      >
        {t('templates.deleteText')}
      </ConfirmDialog>
    </div>
  );
}
