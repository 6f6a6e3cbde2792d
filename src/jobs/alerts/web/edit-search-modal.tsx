import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { FineFilters } from '#jobs/board/web/fine-filters.tsx';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';
import { api, type SavedSearch } from '#jobs/web/api.ts';
import { boardSearchOf, criteriaOf } from './criteria-text.ts';
import { useShowSearches } from './saved-searches-query.ts';
import styles from './saved-searches.module.css';
import { type NamedSearch, SearchModal } from './search-modal.tsx';

export function EditSearchModal({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('jobs/alerts');
  const { t: jobs } = useTranslation('jobs');
  const show = useShowSearches();
  const [criteria, setCriteria] = useState(saved.criteria);
  const change = (changes: Partial<typeof criteria>) => setCriteria((before) => ({ ...before, ...changes }));
  const save = useMutation({
    mutationFn: (named: NamedSearch) =>
      api('PATCH /savedSearches/{searchId}', {
        params: { searchId: saved.id },
        body: { version: saved.version, ...named, criteria },
      }),
    onSuccess: (changed) => {
      show((searches) => searches.map((one) => (one.id === changed.id ? changed : one)));
      toast.success(t('list.changed'));
      onClose();
    },
  });
  return (
    <SearchModal
      title={t('edit.title')}
      initial={saved}
      confirm={t('edit.save')}
      saving={save}
      onSave={save.mutate}
      onClose={onClose}
    >
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
      <div className={styles.filters} role="group" aria-label={t('edit.filters')}>
        <FineFilters
          search={boardSearchOf(criteria)}
          onChange={(changes) => setCriteria((before) => criteriaOf({ ...boardSearchOf(before), ...changes }))}
          withAge={false}
        />
      </div>
    </SearchModal>
  );
}
