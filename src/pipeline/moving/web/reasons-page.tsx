import { Menu, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { commonReasons, REASON_NAME_LENGTH } from '#pipeline/moving/rules/rejection-terms.ts';
import { CompanySettings } from '#pipeline/candidates/web/settings/company-settings.tsx';
import { besides, fieldErrors, isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { reasonsQuery } from './rejection-queries.ts';
import { type OwnReason, movingApi } from './moving-api.ts';
import styles from './rejections.module.css';

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
  const [edited, edit] = useState<OwnReason | null>(null);
  const [nameProblem, setNameProblem] = useState<string>();
  const query = { workspaceId };

  async function run(call: () => Promise<unknown>, done: string, description?: string): Promise<boolean> {
    try {
      await call();
      setNameProblem(undefined);
      toast.success(done, description === undefined ? undefined : { description });
      return true;
    } catch (problem) {
      setNameProblem(fieldErrors(problem).name);
      if (besides(problem as Error, ['name']))
        toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['rejectionReasons'] });
    }
  }

  const add = (name: string) =>
    run(() => movingApi('POST /candidates/rejectionReasons', { query, body: { name } }), t('settings.added'));
  const remove = ({ reasonId }: OwnReason) =>
    run(
      () => movingApi('DELETE /candidates/rejectionReasons/{reasonId}', { params: { reasonId } }),
      t('settings.removed'),
      t('settings.removedText'),
    );
  async function rename({ reasonId, version }: OwnReason, name: string) {
    const call = () =>
      movingApi('PUT /candidates/rejectionReasons/{reasonId}', { params: { reasonId }, body: { name, version } });
    if (await run(call, t('settings.saved'))) edit(null);
    return false;
  }

  return (
    <div className={styles.form}>
      {edited ? (
        <NameForm
          key={edited.reasonId}
          label={t('settings.renamed')}
          action={t('settings.save')}
          initial={edited.name}
          error={nameProblem}
          onSave={(name) => rename(edited, name)}
        />
      ) : (
        <NameForm
          key="new"
          label={t('settings.name')}
          action={t('settings.add')}
          initial=""
          error={nameProblem}
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
                <Menu.Item onClick={() => edit(reason)}>{t('settings.rename')}</Menu.Item>
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
  initial: string;
  error: string | undefined;
  /** Returns whether the field is emptied for the next one. */
  onSave: (name: string) => Promise<boolean>;
}

function NameForm({ label, action, initial, error, onSave }: NameFormProps) {
  const [name, setName] = useState(initial);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (await onSave(name)) setName('');
  }
  return (
    <form className={styles.name} onSubmit={(event) => void save(event)}>
      <TextInput
        label={label}
        value={name}
        error={error}
        maxLength={REASON_NAME_LENGTH}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
