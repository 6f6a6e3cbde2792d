import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { MultiChoiceChips } from '#ui/form/choice-chips.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { FineFilters } from '#jobs/board/web/fine-filters.tsx';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';
import { api, type SavedSearch } from '#jobs/web/api.ts';
import { boardSearchOf, criteriaOf, useCriteriaText } from './criteria-text.ts';
import { savedSearchesQuery, useShowSearches } from './saved-searches-query.ts';
import styles from './saved-searches.module.css';
import { SearchModal } from './search-modal.tsx';

export function EditSearchModal({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('jobs/alerts');
  const { t: jobs } = useTranslation('jobs');
  const show = useShowSearches();
  const textOfCriteria = useCriteriaText();
  const { version, name, frequency } = saved;
  const edited = useEdited({ version, fields: { name, frequency, criteria: saved.criteria } });
  const { criteria } = edited.fields;
  const change = (changes: Partial<typeof criteria>) => edited.change({ criteria: { ...criteria, ...changes } });
  const save = useMutation({
    mutationFn: () =>
      api('PATCH /savedSearches/{searchId}', {
        params: { searchId: saved.id },
        body: { ...edited.fields, version: edited.version },
      }),
    onSuccess: (changed) => {
      show((searches) => searches.map((one) => (one.id === changed.id ? changed : one)));
      toast.success(t('list.changed'));
      onClose();
    },
  });
  return (
    <SearchModal
      draftKey={`saved-search:${saved.id}`}
      title={t('edit.title')}
      named={edited.fields}
      onName={edited.change}
      confirm={t('edit.save')}
      saving={save}
      onSave={() => save.mutate()}
      stale={
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={savedSearchesQuery.queryKey}
          nameOf={(field) => t({ name: 'save.name', frequency: 'save.frequency', criteria: 'edit.filters' }[field])}
          textOf={(field, values) => {
            if (field === 'frequency') return t(`frequency.${values.frequency}`);
            return field === 'criteria' ? textOfCriteria(values.criteria) : null;
          }}
        />
      }
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
          onChange={(changes) => change(criteriaOf({ ...boardSearchOf(criteria), ...changes }))}
          withAge={false}
        />
      </div>
    </SearchModal>
  );
}
