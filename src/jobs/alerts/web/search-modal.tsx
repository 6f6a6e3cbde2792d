import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type AlertFrequency, alertFrequencies, SEARCH_NAME_LENGTH } from '#jobs/alerts/rules/saved-search.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';

export interface NamedSearch {
  name: string;
  frequency: AlertFrequency;
}

interface SearchModalProps {
  title: string;
  /** Shown above the fields. */
  lead?: string;
  /** Whose words they are. */
  draftKey: string;
  named: NamedSearch;
  onName: (changes: Partial<NamedSearch>) => void;
  /** The criteria, if they cannot be changed here. */
  criteria?: string;
  /** Further fields, between the name and the frequency. */
  children?: ReactNode;
  confirm: string;
  saving: { error: Error | null; isPending: boolean };
  /** Of a search that was changed elsewhere meanwhile. */
  stale?: ReactNode;
  onSave: () => void;
  onClose: () => void;
}

/** The name and mail frequency of a saved search, new or existing. */
export function SearchModal({
  title,
  lead,
  draftKey,
  named: { name, frequency },
  onName,
  criteria,
  children,
  confirm,
  saving,
  stale,
  onSave,
  onClose,
}: SearchModalProps) {
  const { t } = useTranslation('jobs/alerts');
  const errors = fieldErrors(saving.error);
  return (
    <FormDialog
      draftKey={draftKey}
      title={title}
      save={confirm}
      cancel={t('edit.cancel')}
      {...(!errors.name && { failed: t('save.failed') })}
      saving={saving}
      stale={stale}
      onClose={onClose}
      onSubmit={() => onSave()}
    >
      {lead && <p>{lead}</p>}
      <TextInput
        label={t('save.name')}
        description={criteria}
        withAsterisk
        data-autofocus
        maxLength={SEARCH_NAME_LENGTH}
        value={name}
        onChange={(event) => onName({ name: event.currentTarget.value })}
        error={errors.name}
      />
      {children}
      <ChoiceChips
        label={t('save.frequency')}
        value={frequency}
        onChange={(next) => onName({ frequency: next })}
        options={alertFrequencies.map((one) => ({ value: one, label: t(`frequency.${one}`) }))}
      />
    </FormDialog>
  );
}
