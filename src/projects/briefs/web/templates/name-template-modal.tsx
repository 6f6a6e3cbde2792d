import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { TEMPLATE_NAME_LENGTH } from '#projects/briefs/rules/brief-limits.ts';
import { type Template, templatesQuery } from './template-list.ts';

interface NameTemplateModalProps {
  title: string;
  confirmLabel: string;
  initial: string;
  save: (name: string) => Promise<Template>;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a template; an existing name is reported below the field. */
export function NameTemplateModal({ title, confirmLabel, initial, save, onSaved, onClose }: NameTemplateModalProps) {
  const { t } = useTranslation('projects/briefs');
  const queryClient = useQueryClient();
  const [name, setName] = useState(initial.slice(0, TEMPLATE_NAME_LENGTH));
  const keep = useMutation({
    mutationFn: () => save(name.trim()),
    onSuccess: (template) => {
      void queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
      onSaved(template.name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      save={confirmLabel}
      cancel={t('templates.cancel')}
      saving={keep}
      isReady={name.trim() !== ''}
      onClose={onClose}
      onSubmit={() => keep.mutate()}
    >
      <TextInput
        label={t('templates.name')}
        description={t('templates.nameHelp')}
        withAsterisk
        data-autofocus
        maxLength={TEMPLATE_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={keep.error?.message}
      />
    </FormDialog>
  );
}
