import { Modal, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { pipelineApi, type Project } from './api.ts';
import styles from '#projects/professionals/web/squad.module.css';

const PAUSE_MS = 300;
const SHORTEST = 2;

/** Lets an administrator move the project to another client, found by company or owner's name, id or e-mail. */
export function MigrateModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const clients = useQuery({
    queryKey: ['projects', 'clients', search],
    queryFn: ({ signal }) => pipelineApi('GET /changeProjectOwner', { query: { search }, signal }),
    enabled: search.length >= SHORTEST,
  });
  const migrate = useMutation({
    mutationFn: (squadOwnerId: string) =>
      pipelineApi('PUT /changeProjectOwner/{squadOwnerId}', {
        params: { squadOwnerId },
        body: { projectId: project.id, version: project.version },
      }),
    onSuccess: async ({ company }) => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('migrate.done', { company }));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('migrate.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (ownerId) migrate.mutate(ownerId);
        }}
      >
        {migrate.isError && (
          <Alert tone="danger" title={t('details.changeFailed')} live>
            {migrate.error.message}
          </Alert>
        )}
        <p>{t('migrate.text', { title: project.title, company: project.company })}</p>
        <TextInput
          label={t('migrate.search')}
          type="search"
          maxLength={120}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOwnerId(null);
          }}
        />
        <div role="status">{clients.data?.clients.length === 0 && <p className="meta">{t('migrate.none')}</p>}</div>
        {clients.data && clients.data.clients.length > 0 && (
          <fieldset className={styles.choices}>
            <legend>{t('migrate.choose')}</legend>
            {clients.data.clients.map((client) => (
              <label key={client.ownerId} htmlFor={`client-${client.ownerId}`}>
                <input
                  type="radio"
                  id={`client-${client.ownerId}`}
                  name="client"
                  checked={ownerId === client.ownerId}
                  onChange={() => setOwnerId(client.ownerId)}
                />
                <span>
                  {client.company || client.ownerName}
                  <span className="meta"> · {client.email}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" disabled={!ownerId} loading={migrate.isPending}>
              {t('migrate.confirm')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
