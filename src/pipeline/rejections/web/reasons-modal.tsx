import { Modal, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { commonReasons, REASON_NAME_LENGTH } from '#pipeline/candidates/rules/rejection-terms.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { reasonsQuery } from './rejection-queries.ts';
import { type OwnReason, rejectionsApi } from './rejections-api.ts';
import styles from './rejections.module.css';

/** The company's reasons for not going on: its own to add, rename and remove, and those of every company. */
export function ReasonsModal({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { t } = useTranslation('pipeline/rejections');
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(reasonsQuery(workspaceId));
  const [edited, edit] = useState<OwnReason | null>(null);
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
      await queryClient.invalidateQueries({ queryKey: ['rejectionReasons'] });
    }
  }

  const add = (name: string) =>
    run(() => rejectionsApi('POST /candidates/rejectionReasons', { query, body: { name } }), t('settings.added'));
  const remove = ({ reasonId }: OwnReason) =>
    run(
      () => rejectionsApi('DELETE /candidates/rejectionReasons/{reasonId}', { params: { reasonId } }),
      t('settings.removed'),
      t('settings.removedText'),
    );
  async function rename({ reasonId, version }: OwnReason, name: string) {
    const call = () =>
      rejectionsApi('PUT /candidates/rejectionReasons/{reasonId}', { params: { reasonId }, body: { name, version } });
    if (await run(call, t('settings.saved'))) edit(null);
    return false;
  }

  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('form.close') }}
      title={t('settings.title')}
      size="md"
    >
      <div className={styles.form}>
        <p className="sub">{t('settings.purpose')}</p>
        {edited ? (
          <NameForm
            key={edited.reasonId}
            label={t('settings.renamed')}
            action={t('settings.save')}
            initial={edited.name}
            onSave={(name) => rename(edited, name)}
          />
        ) : (
          <NameForm key="new" label={t('settings.name')} action={t('settings.add')} initial="" onSave={add} />
        )}
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} compact />}
        <h3>{t('settings.own')}</h3>
        {data?.own.length === 0 && <p className="sub">{t('settings.none')}</p>}
        <ul className={styles.reasons}>
          {data?.own.map((reason) => (
            <li key={reason.reasonId} className={styles.reason}>
              <span>{reason.name}</span>
              <IconButton size="sm" label={t('settings.renameOf', { name: reason.name })} onClick={() => edit(reason)}>
                <IconPencil size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={t('settings.remove', { name: reason.name })}
                onClick={() => void remove(reason)}
              >
                <IconTrash size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <h3>{t('settings.common')}</h3>
        <ul className={styles.reasons}>
          {commonReasons.map((key) => (
            <li key={key}>{t(`reason.${key}`)}</li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

interface NameFormProps {
  label: string;
  action: string;
  initial: string;
  /** Returns whether the field is emptied for the next one. */
  onSave: (name: string) => Promise<boolean>;
}

function NameForm({ label, action, initial, onSave }: NameFormProps) {
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
        maxLength={REASON_NAME_LENGTH}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
