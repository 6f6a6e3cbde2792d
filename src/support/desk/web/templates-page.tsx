import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { supportPaths } from '#support/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPencil, IconPlus, IconTrash } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import { Unread } from '#ui/states/unread.tsx';
import '#ui/theme/full-styles.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { type AnswerTemplate, deskApi, deskQuery } from './desk-queries.ts';
import styles from './desk.module.css';
import { TemplateDialog } from './template-dialog.tsx';

const NEW = 'new';

/** For administrators: answers that they write again and again. */
export function AnswerTemplatesPage() {
  const { t } = useTranslation('support/desk');
  const queryClient = useQueryClient();
  const desk = useQuery(deskQuery);
  // By its id: what another device saves meanwhile is what the dialog then shows.
  const [edited, edit] = useState<string | null>(null);
  const [leaving, leave] = useState<AnswerTemplate | null>(null);
  const open = desk.data?.templates.find(({ templateId }) => templateId === edited);
  const remove = useMutation({
    mutationFn: ({ templateId }: AnswerTemplate) =>
      deskApi('DELETE /supportTemplates/{templateId}', { params: { templateId } }),
    onSuccess: () => void toast.success(t('deleted')),
    onError: (problem) => void toast.error(t('failed'), { description: problem.message }),
    onSettled: () => {
      leave(null);
      void queryClient.invalidateQueries({ queryKey: deskQuery.queryKey });
    },
  });
  return (
    <Page>
      <PageTitle
        title={t('templates')}
        purpose={t('purpose')}
        crumbs={[{ label: t('support:page.title'), to: supportPaths.list }, { label: t('templates') }]}
        actions={
          <Button variant="primary" icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => edit(NEW)}>
            {t('newTemplate')}
          </Button>
        }
      />
      <Unread query={desk} skeleton={<SkeletonCard height={200} />} framed />
      {desk.data?.templates.length === 0 && (
        <EmptyState framed illustration="inbox" title={t('noTemplates')} description={t('noTemplatesText')} />
      )}
      {desk.data && desk.data.templates.length > 0 && (
        <Card>
          <ul className={styles.templates}>
            {desk.data.templates.map((template) => (
              <li key={template.templateId}>
                <b>{template.name}</b>
                <IconButton label={t('edit', { name: template.name })} onClick={() => edit(template.templateId)}>
                  <IconPencil size={18} aria-hidden="true" />
                </IconButton>
                <IconButton label={`${t('delete')}: ${template.name}`} onClick={() => leave(template)}>
                  <IconTrash size={18} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {edited === NEW && <TemplateDialog template={null} onClose={() => edit(null)} />}
      {open && <TemplateDialog template={open} onClose={() => edit(null)} />}
      {leaving && (
        <ConfirmDialog
          opened
          destructive
          onClose={() => leave(null)}
          title={t('deleteTitle')}
          confirmLabel={t('delete')}
          loading={remove.isPending}
          onConfirm={() => remove.mutate(leaving)}
        >
          {leaving.name}
        </ConfirmDialog>
      )}
    </Page>
  );
}
