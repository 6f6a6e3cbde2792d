import { Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { type AlertFrequency, alertFrequencies, SEARCH_NAME_LENGTH } from '#jobs/rules/saved-search.ts';
import { fieldErrors } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { FormFoot } from '#platform/ui/page/form-foot.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { api } from '../api.ts';
import type { BoardSearch } from '../board-search.ts';
import { criteriaOf, useCriteriaText } from './criteria-text.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

export function SaveSearchModal({ search, onClose }: { search: BoardSearch; onClose: () => void }) {
  const { t } = useTranslation('jobs/alerts');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const criteria = criteriaOf(search);
  const criteriaText = useCriteriaText()(criteria);
  const [name, setName] = useState(criteriaText.slice(0, SEARCH_NAME_LENGTH));
  const [frequency, setFrequency] = useState<AlertFrequency>('daily');
  const save = useMutation({
    mutationFn: () => api('POST /savedSearches', { body: { name, criteria, frequency } }),
    onSuccess: async () => {
      toast.success(t('save.saved'), {
        description: t('save.savedText'),
        actions: [{ label: t('save.see'), onClick: () => void navigate({ to: jobPaths.savedSearches }) }],
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
  });
  const errors = fieldErrors(save.error);
  return (
    <Modal opened onClose={onClose} title={t('save.title')} closeButtonProps={{ 'aria-label': t('edit.cancel') }}>
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
        <p>{t('save.text')}</p>
        <TextInput
          label={t('save.name')}
          description={criteriaText}
          withAsterisk
          data-autofocus
          maxLength={SEARCH_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
        />
        <FrequencyField value={frequency} onChange={setFrequency} />
        <FormFoot
          start={<Button onClick={onClose}>{t('edit.cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('save.confirm')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}

export function FrequencyField({
  value,
  onChange,
}: {
  value: AlertFrequency;
  onChange: (value: AlertFrequency) => void;
}) {
  const { t } = useTranslation('jobs/alerts');
  return (
    <ChoiceChips
      label={t('save.frequency')}
      value={value}
      onChange={onChange}
      options={alertFrequencies.map((one) => ({ value: one, label: t(`frequency.${one}`) }))}
    />
  );
}
