import { Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { SEARCH_NAME_LENGTH } from '#jobs/rules/saved-search.ts';
import { fieldErrors } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { MultiChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { FormFoot } from '#platform/ui/page/form-foot.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';
import { api, type SavedSearch } from '../api.ts';
import { FrequencyField } from './save-search-modal.tsx';
import { useShowSearches } from './saved-searches-query.ts';

export function EditSearchModal({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('jobs/alerts');
  const { t: jobs } = useTranslation('jobs');
  const show = useShowSearches();
  const [name, setName] = useState(saved.name);
  const [frequency, setFrequency] = useState(saved.frequency);
  const [criteria, setCriteria] = useState(saved.criteria);
  const change = (changes: Partial<typeof criteria>) => setCriteria((before) => ({ ...before, ...changes }));
  const save = useMutation({
    mutationFn: () =>
      api('PATCH /savedSearches/{searchId}', {
        params: { searchId: saved.id },
        body: { version: saved.version, name, frequency, criteria },
      }),
    onSuccess: (changed) => {
      show((searches) => searches.map((one) => (one.id === changed.id ? changed : one)));
      toast.success(t('list.changed'));
      onClose();
    },
  });
  const errors = fieldErrors(save.error);
  return (
    <Modal opened onClose={onClose} title={t('edit.title')} closeButtonProps={{ 'aria-label': t('edit.cancel') }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {save.isError && !errors.name && (
          <Alert tone="danger" title={t('save.failed')} live>
            {save.error.message}
          </Alert>
        )}
        <TextInput
          label={t('save.name')}
          withAsterisk
          data-autofocus
          maxLength={SEARCH_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
        />
        <TextInput
          label={t('edit.search')}
          maxLength={100}
          value={criteria.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <MultiChoiceChips
          label={jobs('filter.area')}
          value={criteria.area}
          onChange={(area) => change({ area })}
          options={areas.map((value) => ({ value, label: jobs(`area.${value}`) }))}
        />
        <MultiChoiceChips
          label={jobs('filter.hiringModel')}
          value={criteria.hiringModel}
          onChange={(hiringModel) => change({ hiringModel })}
          options={hiringModels.map((value) => ({ value, label: value }))}
        />
        <MultiChoiceChips
          label={jobs('filter.workModel')}
          value={criteria.workModel}
          onChange={(workModel) => change({ workModel })}
          options={workModels.map((value) => ({ value, label: jobs(`workModel.${value}`) }))}
        />
        <FrequencyField value={frequency} onChange={setFrequency} />
        <FormFoot
          start={<Button onClick={onClose}>{t('edit.cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('edit.save')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
