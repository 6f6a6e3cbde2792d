import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDataPage } from '#own-data/web/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { ObstacleLink } from './obstacle-link.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { deletionQuery } from './own-data-queries.ts';
import styles from './own-data.module.css';

/** The consequences of a deletion, its obstacles, and the button to start it. */
export function DeletionCard() {
  const { t } = useTranslation('own-data');
  const deletion = useQuery(deletionQuery);
  const { deletionCode: code } = accountDataPage.useSearch();
  // A person who comes by the mailed link continues where they were.
  const [opened, setOpened] = useState(code !== undefined);
  const { data } = deletion;
  const obstacle = data?.obstacle;
  return (
    <Card title={t('deletion.title')}>
      <p className={styles.text}>{t('deletion.text')}</p>
      <dl className={styles.facts}>
        <dt>{t('deletion.goesTitle')}</dt>
        <dd>{t('deletion.goes')}</dd>
        <dt>{t('deletion.staysTitle')}</dt>
        <dd>{t('deletion.stays')}</dd>
        <dt>{t('deletion.taxTitle')}</dt>
        <dd>{t('deletion.tax')}</dd>
      </dl>
      {deletion.isError && !data ? (
        <LoadError
          error={deletion.error}
          title={t('deletion.loadFailed')}
          onRetry={() => void deletion.refetch()}
          retrying={deletion.isFetching}
          compact
        />
      ) : obstacle ? (
        <>
          <Alert tone="warning">{obstacle.message}</Alert>
          <ObstacleLink code={obstacle.code} className={styles.actions} />
        </>
      ) : data ? (
        <div className={styles.actions}>
          <Button variant="danger" onClick={() => setOpened(true)}>
            {t('deletion.start')}
          </Button>
          <DeletionDialog opened={opened} onClose={() => setOpened(false)} deletion={data} code={code} />
        </div>
      ) : (
        <Loading>
          <Skeleton height={40} width={160} />
        </Loading>
      )}
    </Card>
  );
}
