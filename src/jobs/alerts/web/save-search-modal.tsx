import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { jobPaths } from '#jobs/paths.ts';
import { SEARCH_NAME_LENGTH } from '#jobs/alerts/rules/saved-search.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#jobs/web/api.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { criteriaOf, useCriteriaText } from './criteria-text.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';
import { type NamedSearch, SearchModal } from './search-modal.tsx';

export function SaveSearchModal({ search, onClose }: { search: BoardSearch; onClose: () => void }) {
  const { t } = useTranslation('jobs/alerts');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const criteria = criteriaOf(search);
  const criteriaText = useCriteriaText()(criteria);
  const [named, setNamed] = useState<NamedSearch>({
    name: criteriaText.slice(0, SEARCH_NAME_LENGTH),
    frequency: 'daily',
  });
  const save = useMutation({
    mutationFn: () => api('POST /savedSearches', { body: { ...named, criteria } }),
    onSuccess: async () => {
      toast.success(t('save.saved'), {
        description: t('save.savedText'),
        actions: [{ label: t('save.see'), onClick: () => void navigate({ to: jobPaths.savedSearches }) }],
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
  });
  return (
    <SearchModal
      draftKey="saved-search:new"
      title={t('save.title')}
      lead={t('save.text')}
      named={named}
      onName={(changes) => setNamed({ ...named, ...changes })}
      criteria={criteriaText}
      confirm={t('save.confirm')}
      saving={save}
      onSave={() => save.mutate()}
      onClose={onClose}
    />
  );
}
