import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { IconDots } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import styles from '#projects/web/brief.module.css';
import { type Template, templatesApi, templatesQuery } from './template-list.ts';

const loadActions = async () => (await import('./template-actions.tsx')).TemplateActions;
const TemplateActions = lazyPart(loadActions);
const NameTemplateModal = lazyPart(async () => (await import('./name-template-modal.tsx')).NameTemplateModal);

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
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadActions);
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
      <IconButton {...menuButton} ref={anchor} label={t('templates.actionsOf', { name })} onClick={toggle}>
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      {overlay && (
        <TemplateActions overlay={overlay} onRename={() => setShown('rename')} onDelete={() => setShown('delete')} />
      )}
      {shown === 'rename' && (
        <NameTemplateModal
          draftKey={`template:${id}`}
          title={t('templates.confirmRename')}
          confirmLabel={t('templates.rename')}
          initial={name}
          version={version}
          save={(next, seen) =>
            templatesApi('PATCH /briefTemplates/{templateId}', {
              params: { templateId: id },
              body: { name: next, version: seen },
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
