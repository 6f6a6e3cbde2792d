import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconKey, IconPlugConnectedX, IconRefresh } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { exactMoment } from '#ui/marks/describe-moment.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import styles from './clockify.module.css';
import { useClockify } from './use-clockify.ts';

const KeyDialog = lazyPart(async () => (await import('./key-dialog.tsx')).KeyDialog);

interface ConnectionCardProps {
  projectId: string;
  stage: ClockifyView['stage'];
  connection: NonNullable<ClockifyView['connection']>;
}

/** How the connection stands, in words, and what can be done with it. */
export function ConnectionCard({ projectId, stage, connection }: ConnectionCardProps) {
  const { t } = useTranslation('timesheets/clockify');
  const { isBusy, fetchNow, disconnect } = useClockify(projectId);
  const [isReplacing, setReplacing] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { problem, problemSince, fetchedAt, nextFetchAt, isFetching, unreadable } = connection;
  const isOpen = stage === 'connected';
  const isSoon = Date.parse(nextFetchAt) <= Date.now();
  return (
    <Card
      title={t('state.title')}
      action={
        <Pill tone={!isOpen ? 'neutral' : problem ? 'warning' : 'success'} dot>
          {t(isOpen ? 'stage.connected' : 'stage.over')}
        </Pill>
      }
    >
      {isOpen && (problem || unreadable > 0) && (
        <div className={styles.alerts}>
          {problem && (
            <Alert
              tone={problem === 'busy' ? 'info' : 'warning'}
              title={t(`problem.${problem}`)}
              action={
                (problem === 'keyRefused' || problem === 'forbidden') && (
                  <Button size="sm" onClick={() => setReplacing(true)}>
                    {t('connect.replace')}
                  </Button>
                )
              }
            >
              <p>
                {t(`problemNext.${problem}`)}{' '}
                {problemSince && t('since', { moment: exactMoment(new Date(problemSince), currentLocale()) })}
              </p>
            </Alert>
          )}
          {unreadable > 0 && <Alert>{t('unreadable', { count: unreadable, number: unreadable })}</Alert>}
        </div>
      )}
      <FactsStrip
        facts={[
          { label: t('state.project'), value: `${connection.workspaceName} · ${connection.projectName}` },
          { label: t('state.by'), value: personName(connection.connectedBy) },
          { label: t('state.fetched'), value: fetchedAt ? <RelativeTime moment={fetchedAt} /> : t('state.never') },
          ...(isOpen
            ? [
                {
                  label: t('state.next'),
                  value: isFetching ? t('state.now') : isSoon ? t('state.soon') : <RelativeTime moment={nextFetchAt} />,
                },
              ]
            : []),
          { label: t('state.taken'), value: connection.taken },
        ]}
      />
      <div className={styles.actions}>
        {isOpen && (
          <>
            <Button
              icon={<IconRefresh size={18} aria-hidden="true" />}
              loading={isBusy}
              disabled={isFetching || isSoon}
              onClick={() => void fetchNow()}
            >
              {t('fetch.action')}
            </Button>
            <Button icon={<IconKey size={18} aria-hidden="true" />} onClick={() => setReplacing(true)}>
              {t('connect.replace')}
            </Button>
          </>
        )}
        <Button
          variant="dangerQuiet"
          icon={<IconPlugConnectedX size={18} aria-hidden="true" />}
          onClick={() => setEnding(true)}
        >
          {t('end.action')}
        </Button>
      </div>
      {isReplacing && <KeyDialog projectId={projectId} connection={connection} onClose={() => setReplacing(false)} />}
      <ConfirmDialog
        opened={isEnding}
        onClose={() => setEnding(false)}
        title={t('end.title')}
        confirmLabel={t('end.confirm')}
        destructive
        loading={isBusy}
        onConfirm={() => void disconnect().then((ended) => ended && setEnding(false))}
      >
        {t('end.about')}
      </ConfirmDialog>
    </Card>
  );
}
