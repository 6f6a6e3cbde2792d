import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { pipelineApi } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';
import { useBeginBrief } from './use-begin-brief.ts';

const PAUSE_MS = 300;
const SHORTEST = 2;

/** For administrators: finds the company for which they post a project, and begins its brief. */
export function ClientChoice() {
  const { t } = useTranslation('projects');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const clients = useQuery({
    queryKey: ['projects', 'clients', search],
    queryFn: ({ signal }) => pipelineApi('GET /changeProjectOwner', { query: { search }, signal }),
    enabled: search.length >= SHORTEST,
  });
  const begin = useBeginBrief();
  return (
    <Card title={t('client.which')}>
      <TextInput
        label={t('migrate.search')}
        type="search"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">{clients.data?.clients.length === 0 && <p className="meta">{t('client.none')}</p>}</div>
      {clients.data?.clients.map(({ ownerId, company, ownerName, email }) => (
        <div key={ownerId} className={styles.draft}>
          <div>
            <b className="clip">{company || ownerName}</b>
            <div className="meta">
              {ownerName} · {email}
            </div>
          </div>
          <Button
            size="bar"
            disabled={begin.isPending}
            aria-label={t('client.postFor', { company: company || ownerName })}
            onClick={() => begin.mutate({ squadOwnerId: ownerId })}
          >
            {t('selection.begin')}
          </Button>
        </div>
      ))}
    </Card>
  );
}
