import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '#ui/api-error.ts';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { type AnswerTemplate, deskApi, deskQuery } from './desk-queries.ts';
import { isWhole, TwoLanguages } from './two-languages.tsx';

/** A ready answer, in both languages; null: a new one. */
export function TemplateDialog({ template, onClose }: { template: AnswerTemplate | null; onClose: () => void }) {
  const { t } = useTranslation('support/desk');
  const queryClient = useQueryClient();
  const { version, name, en, pt } = template ?? { version: 0, name: '', en: '', pt: '' };
  const edited = useEdited({ version, fields: { name, en, pt } });
  const { fields, change } = edited;
  const save = useMutation({
    mutationFn: async () => {
      if (!template) return void (await deskApi('POST /supportTemplates', { body: fields }));
      const params = { templateId: template.templateId };
      await deskApi('PUT /supportTemplates/{templateId}', { params, body: { ...fields, version: edited.version } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: deskQuery.queryKey });
      toast.success(t('saved'));
      onClose();
    },
  });
  const refused = fieldErrors(save.error);
  const labels = { name: t('templateName'), en: t('messageEn'), pt: t('messagePt') };
  return (
    <FormDialog
      draftKey={`template:${template?.templateId ?? 'new'}`}
      title={template ? template.name : t('newTemplate')}
      save={t('save')}
      cancel={t('cancel')}
      failed={t('failed')}
      saving={save}
      stale={
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={deskQuery.queryKey}
          nameOf={(field) => labels[field]}
          textOf={(field, values) => values[field]}
        />
      }
      isReady={fields.name.trim() !== '' && isWhole(fields)}
      onClose={onClose}
      onSubmit={() => save.mutate()}
    >
      <TextInput
        label={labels.name}
        withAsterisk
        data-autofocus
        maxLength={80}
        value={fields.name}
        error={refused.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TwoLanguages value={fields} errors={refused} onChange={change} />
    </FormDialog>
  );
}
