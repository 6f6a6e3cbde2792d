import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LIST_PATHS, type ProfileChange } from '#profiles/imports/rules/profile-change.ts';
import { ChangeRow } from './change-row.tsx';
import { ImportNotes } from './import-notes.tsx';
import type { ImportView } from '#profiles/web/own-profile.ts';
import styles from './import.module.css';
import { useApplyImport } from './use-import.ts';

const GROUPS = ['myProfile', ...LIST_PATHS] as const;
const groupOf = ({ path }: ProfileChange) => LIST_PATHS.find((list) => list === path) ?? 'myProfile';

/** The changes of the file, by section, for the member to choose from. */
export function ImportReview({ proposal, onClose }: { proposal: ImportView; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  const open = proposal.changes.filter(({ kind }) => kind !== 'unchanged');
  const [accepted, setAccepted] = useState(
    () => new Set(open.filter((change) => change.preselected).map(({ id }) => id)),
  );
  const apply = useApplyImport(onClose);
  const choose = (ids: readonly string[], chosen: boolean) =>
    setAccepted((now) => new Set(chosen ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const same = proposal.changes.length - open.length;

  if (open.length === 0)
    return (
      <EmptyState
        framed
        title={t('import.nothingNew')}
        description={t('import.nothingNewText')}
        actions={<Button onClick={onClose}>{t('import.close')}</Button>}
      />
    );
  return (
    <Stack>
      <ImportNotes proposal={proposal} />
      {GROUPS.map((group) => {
        const changes = open.filter((change) => groupOf(change) === group);
        if (changes.length === 0) return null;
        const ids = changes.map(({ id }) => id);
        const all = ids.every((id) => accepted.has(id));
        return (
          <Card key={group}>
            <div className={styles.groupHead}>
              <h2>{t(`import.groups.${group}`)}</h2>
              <Button size="sm" variant="quiet" onClick={() => choose(ids, !all)}>
                {all ? t('import.none') : t('import.all')}
              </Button>
            </div>
            {changes.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                chosen={accepted.has(change.id)}
                onChoose={(chosen) => choose([change.id], chosen)}
              />
            ))}
          </Card>
        );
      })}
      {same > 0 && <p className="sub">{t('import.same', { count: same })}</p>}
      {apply.error && (
        <Alert tone="danger" live title={t('import.applyFailed')}>
          {isApiError(apply.error) && <p>{apply.error.message}</p>}
        </Alert>
      )}
      <FormFooter
        start={<Button onClick={onClose}>{t('platform:dialog.cancel')}</Button>}
        end={
          <Button
            variant="primary"
            disabled={accepted.size === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate({ proposal, accepted: [...accepted] })}
          >
            {t('import.confirm', { count: accepted.size })}
          </Button>
        }
      />
    </Stack>
  );
}
