import { Menu, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commonReasons, REASON_NAME_LENGTH } from '#pipeline/moving/rules/rejection-terms.ts';
import { CompanySettings } from '#pipeline/candidates/web/settings/company-settings.tsx';
import { besides, fieldErrors, isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { reasonsQuery } from './rejection-queries.ts';
import { type OwnReason, movingApi } from './moving-api.ts';
import styles from './rejections.module.css';

const reasonsKey = ['rejectionReasons'];

/** A section of the settings: the company's reasons for not going on, its own to add, rename and remove, and those of every company. */
export function ReasonsPage() {
  const { t } = useTranslation('pipeline/moving/rejections');
  return (
    <CompanySettings title={t('settings.title')} purpose={t('settings.purpose')} isOpen={({ manage }) => manage}>
      {({ workspaceId }) => <Reasons key={workspaceId} workspaceId={workspaceId} />}
    </CompanySettings>
  );
}

function Reasons({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(reasonsQuery(workspaceId));
  const [editedId, edit] = useState<string | null>(null);
  const edited = data?.own.find(({ reasonId }) => reasonId === editedId);
  const query = { workspaceId };

  async function run(call: () => Promise<unknown>, done: string, description?: string): Promise<boolean> {
    try {
      await call();
      toast.success(done, description === undefined ? undefined : { description });
      return true;
    } catch (problem) {
      toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: reasonsKey });
    }
  }

  const add = (name: string) => movingApi('POST /candidates/rejectionReasons', { query, body: { name } });
  const remove = ({ reasonId }: OwnReason) =>
    run(
      () => movingApi('DELETE /candidates/rejectionReasons/{reasonId}', { params: { reasonId } }),
      t('settings.removed'),
      t('settings.removedText'),
    );
  const rename = ({ reasonId }: OwnReason, name: string, version: number) =>
    movingApi('PUT /candidates/rejectionReasons/{reasonId}', { params: { reasonId }, body: { name, version } });

  return (
    <div className={styles.form}>
      {edited ? (
        <NameForm
          key={edited.reasonId}
          label={t('settings.renamed')}
          action={t('settings.save')}
          done={t('settings.saved')}
          kept={edited}
          onSave={(name, version) => rename(edited, name, version)}
          onSaved={() => edit(null)}
        />
      ) : (
        <NameForm
          key="new"
          label={t('settings.name')}
          action={t('settings.add')}
          done={t('settings.added')}
          kept={null}
          onSave={add}
        />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} compact />}
      <h2>{t('settings.own')}</h2>
      {data?.own.length === 0 && <p className="sub">{t('settings.none')}</p>}
      <ul className={styles.reasons}>
        {data?.own.map((reason) => (
          <li key={reason.reasonId} className={styles.reason}>
            <span>{reason.name}</span>
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <IconButton size="sm" label={t('settings.actionsOf', { name: reason.name })}>
                  <IconDots size={18} aria-hidden="true" />
                </IconButton>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => edit(reason.reasonId)}>{t('settings.rename')}</Menu.Item>
                <Menu.Item color="red" onClick={() => void remove(reason)}>
                  {t('settings.remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <h2>{t('settings.common')}</h2>
      <ul className={styles.reasons}>
        {commonReasons.map((key) => (
          <li key={key}>{t(`reason.${key}`)}</li>
        ))}
      </ul>
    </div>
  );
}

interface NameFormProps {
  label: string;
  action: string;
  /** What is said once it is saved. */
  done: string;
  /** Null: a new one. */
  kept: OwnReason | null;
  onSave: (name: string, version: number) => Promise<unknown>;
  onSaved?: () => void;
}

function NameForm({ label, action, done, kept, onSave, onSaved }: NameFormProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const queryClient = useQueryClient();
  const edited = useEdited({ version: kept?.version ?? 0, fields: { name: kept?.name ?? '' } });
  const { name } = edited.fields;
  const save = useMutation({
    mutationFn: () => onSave(name, edited.version),
    onSuccess: () => {
      toast.success(done);
      edited.forget();
      onSaved?.();
    },
    onError: (problem) =>
      !isStale(problem) &&
      besides(problem, ['name']) !== null &&
      void toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reasonsKey }),
  });
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <StaleNotice edited={edited} saving={save} queryKey={reasonsKey} nameOf={() => label} />
      <TextInput
        label={label}
        value={name}
        error={fieldErrors(save.error).name}
        maxLength={REASON_NAME_LENGTH}
        onChange={(event) => edited.change({ name: event.currentTarget.value })}
      />
      <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
