import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type SavedSearch } from '#jobs/web/api.ts';
import { boardPath } from '#jobs/board/web/board-search.ts';
import { boardSearchOf, useCriteriaText } from './criteria-text.ts';
import { EditSearchModal } from './edit-search-modal.tsx';
import styles from './saved-searches.module.css';
import { useShowSearches } from './saved-searches-query.ts';

export function SavedSearchCard({ saved }: { saved: SavedSearch }) {
  const { t } = useTranslation('jobs/alerts');
  const criteriaText = useCriteriaText()(saved.criteria);
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null);
  const { pause, remove } = useSearchChanges(saved, () => setAsks(null));
  const { id, name, paused, frequency, criteria } = saved;
  return (
    <Card>
      <section className={styles.card} aria-labelledby={`search-${id}`}>
        <div className={styles.head}>
          <h2 id={`search-${id}`}>{name}</h2>
          <Pill tone={paused ? 'warning' : 'success'}>{paused ? t('list.paused') : t(`frequency.${frequency}`)}</Pill>
        </div>
        {criteriaText !== name && <p className={styles.criteria}>{criteriaText}</p>}
        <div className={styles.actions}>
          <ButtonLink to={boardPath(boardSearchOf(criteria))} size="sm">
            {t('list.open')}
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={() => setAsks('edit')}>
            {t('list.edit')}
          </Button>
          <Button size="sm" variant="quiet" loading={pause.isPending} onClick={() => pause.mutate(!paused)}>
            {paused ? t('list.resume') : t('list.pause')}
          </Button>
          <Button size="sm" variant="dangerQuiet" onClick={() => setAsks('delete')}>
            {t('list.delete')}
          </Button>
        </div>
      </section>
      {asks === 'edit' && <EditSearchModal saved={saved} onClose={() => setAsks(null)} />}
      <ConfirmDialog
        opened={asks === 'delete'}
        onClose={() => setAsks(null)}
        title={t('delete.question')}
        confirmLabel={t('delete.confirm')}
        destructive
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{t('delete.text', { name })}</p>
      </ConfirmDialog>
    </Card>
  );
}

function useSearchChanges({ id, name, version }: SavedSearch, onDeleted: () => void) {
  const { t } = useTranslation('jobs/alerts');
  const show = useShowSearches();
  const fail = (error: Error) => void toast.error(t('list.failed'), { description: error.message });
  const pause = useMutation({
    mutationFn: (paused: boolean) =>
      api('PATCH /savedSearches/{searchId}', { params: { searchId: id }, body: { version, paused } }),
    onSuccess: (changed) => {
      show((searches) => searches.map((one) => (one.id === id ? changed : one)));
      toast.success(changed.paused ? t('list.pausedDone', { name }) : t('list.resumedDone', { name }));
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => api('DELETE /savedSearches/{searchId}', { params: { searchId: id } }),
    onSuccess: () => {
      show((searches) => searches.filter((one) => one.id !== id));
      toast.success(t('delete.done'));
    },
    onError: fail,
    onSettled: onDeleted,
  });
  return { pause, remove };
}
