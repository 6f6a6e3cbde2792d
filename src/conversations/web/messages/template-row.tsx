import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showMarks } from '#pipeline/candidates/rules/message-text.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { deleteTemplate, type MessageTemplate, saveTemplate, templatesKey } from './message-queries.ts';
import styles from './messages.module.css';

interface TemplateRowProps {
  company: string;
  template: MessageTemplate;
  onEdit: () => void;
}

/** A kept text; deleting it can be undone. */
export function TemplateRow({ company, template, onEdit }: TemplateRowProps) {
  const { t } = useTranslation('conversations/messages');
  const queryClient = useQueryClient();
  const { templateId, name, subject, text } = template;
  /** What each candidate's message is filled with, in words. */
  const marks = { name: t('message.placeholder.name'), position: t('message.placeholder.position') };
  const settle = {
    onError: (problem: Error) => void toast.error(t('failed'), { description: problem.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  };
  const restore = useMutation({ mutationFn: () => saveTemplate(company, { name, subject, text }), ...settle });
  const remove = useMutation({
    mutationFn: () => deleteTemplate(templateId),
    onSuccess: () =>
      void toast.success(t('message.deleted'), {
        actions: [{ label: t('message.undo'), onClick: () => restore.mutate() }],
      }),
    ...settle,
  });
  return (
    <div className={styles.templateRow}>
      <div>
        <TwoLines title={name} meta={showMarks(subject, marks)} />
      </div>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton label={t('templates.actionsOf', { name })}>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onEdit}>{t('templates.edit')}</Menu.Item>
          <Menu.Item color="red" onClick={() => remove.mutate()}>
            {t('message.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
