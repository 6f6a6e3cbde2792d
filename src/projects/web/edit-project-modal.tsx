import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currencies } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { deadlines, projectTypes } from '#projects/rules/terms.ts';
import { api, type Project } from './api.ts';

export function EditProjectModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const { version, title, description, type, deadline, currency, startDate } = project;
  const edited = useEdited({ version, fields: { title, description, type, deadline, currency, startDate } });
  const { fields: facts, change } = edited;
  const save = useMutation({
    mutationFn: () =>
      api('PUT /projectUpdate/{projectId}', {
        params: { projectId: project.id },
        body: { ...facts, version: edited.version },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('details.saved'));
      onClose();
    },
  });
  const errors = fieldErrors(save.error);
  return (
    <FormDialog
      draftKey={`edit-project:${project.id}`}
      title={t('details.edit')}
      save={t('save')}
      cancel={t('cancel')}
      failed={t('details.changeFailed')}
      stale={
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={['projects']}
          nameOf={(name) => (name === 'startDate' ? null : t(`brief.${name}`))}
          textOf={(name, values) => {
            if (name === 'type') return values.type && t(`type.${values.type}`);
            if (name === 'deadline') return values.deadline && t(`deadline.${values.deadline}`);
            return name === 'currency' ? t(`currency.${values.currency}`) : null;
          }}
        />
      }
      saving={save}
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (facts.title.trim()) save.mutate();
      }}
    >
      <TextInput
        label={t('brief.title')}
        withAsterisk
        data-autofocus
        value={facts.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        error={errors.title ?? (facts.title.trim() ? undefined : t('fieldProblem.fieldRequired'))}
      />
      <ChoiceChips
        label={t('brief.type')}
        value={facts.type}
        onChange={(next) => change({ type: next })}
        options={projectTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <ChoiceChips
        label={t('brief.deadline')}
        value={facts.deadline}
        onChange={(next) => change({ deadline: next })}
        options={[...deadlines.slice(1), deadlines[0]].map((value) => ({ value, label: t(`deadline.${value}`) }))}
      />
      <ChoiceChips
        label={t('brief.currency')}
        help={t('details.currencyHelp')}
        value={facts.currency}
        onChange={(next) => change({ currency: next })}
        options={currencies.map((value) => ({ value, label: t(`currency.${value}`) }))}
      />
      <CountedTextarea
        label={t('brief.description')}
        maximum={20_000}
        value={facts.description}
        onChange={(next) => change({ description: next })}
        error={errors.description}
      />
    </FormDialog>
  );
}
