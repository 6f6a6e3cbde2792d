import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import '#ui/theme/full-styles.ts';
import type { JobView } from '#jobs/web/api.ts';
import { administrationApi } from './calls.ts';
import { type FoundPerson, FoundPeople } from './found-people.tsx';
import { useVacancyAction } from './use-administration.ts';

interface MigrateModalProps {
  job: JobView;
  management: NonNullable<JobView['management']>;
  onClose: () => void;
}

const findClients = async (search: string, signal: AbortSignal): Promise<FoundPerson[]> => {
  const { clients } = await administrationApi('GET /changeProjectOwner', { query: { search }, signal });
  return clients.map(({ ownerId, company, ownerName, email }) => ({
    id: ownerId,
    name: company || ownerName || email,
    more: [ownerName, email].filter(Boolean).join(' · '),
  }));
};

export function MigrateModal({ job, management, onClose }: MigrateModalProps) {
  const { t } = useTranslation('jobs/administration');
  const [client, setClient] = useState<FoundPerson | null>(null);
  const { title: project, version } = management.project;
  const migrate = useVacancyAction({
    act: (squadOwnerId: string) =>
      administrationApi('PUT /changeProjectOwner/{squadOwnerId}', {
        params: { squadOwnerId },
        body: { projectId: job.projectId, version },
      }),
    done: ({ company }) => t('migrateDialog.done', { company }),
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={t('migrateDialog.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (client) migrate.mutate(client.id);
        }}
      >
        <p>{t('migrateDialog.text', { project })}</p>
        <FoundPeople
          label={t('migrateDialog.search')}
          legend={t('migrateDialog.choose')}
          queryKey="clients"
          find={findClients}
          value={client}
          onChange={setClient}
        />
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" disabled={!client} loading={migrate.isPending}>
              {t('migrateDialog.confirm')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
