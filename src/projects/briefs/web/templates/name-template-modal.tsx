import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isStale } from '#ui/api-error.ts';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { TEMPLATE_NAME_LENGTH } from '#projects/briefs/rules/brief-limits.ts';
import { type Template, templatesQuery } from './template-list.ts';

interface NameTemplateModalProps {
  title: string;
  confirmLabel: string;
  initial: string;
  /** Whose name it is. */
  draftKey: string;
  /** Of one that is renamed. */
  version?: number;
  save: (name: string, version: number) => Promise<Template>;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a template; an existing name is reported below the field. */
export function NameTemplateModal({ title, confirmLabel, initial, version = 0, ...calls }: NameTemplateModalProps) {
  const { draftKey, save, onSaved, onClose } = calls;
  const { t } = useTranslation('projects/briefs');
  const queryClient = useQueryClient();
  const edited = useEdited({ version, fields: { name: initial.slice(0, TEMPLATE_NAME_LENGTH) } });
  const { name } = edited.fields;
  const keep = useMutation({
    mutationFn: () => save(name.trim(), edited.version),
    onSuccess: (template) => {
      void queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
      onSaved(template.name);
      onClose();
    },
  });
  return (
    <FormDialog
      draftKey={draftKey}
      title={title}
      save={confirmLabel}
      cancel={t('templates.cancel')}
      saving={keep}
      stale={
        <StaleNotice
          edited={edited}
          saving={keep}
          queryKey={templatesQuery.queryKey}
          nameOf={() => t('templates.name')}
        />
      }
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
        onChange={(event) => edited.change({ name: event.currentTarget.value })}
        error={isStale(keep.error) ? undefined : keep.error?.message}
      />
    </FormDialog>
  );
}
