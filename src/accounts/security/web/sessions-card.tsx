import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconPlug } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import styles from './account.module.css';
import { sessionsQuery } from './account-queries.ts';

const icons = {
  desktop: IconDeviceDesktop,
  tablet: IconDeviceTablet,
  mobile: IconDeviceMobile,
  other: IconPlug,
};
type Sessions = NonNullable<Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>>['sessions'];

/** The sessions of the account, with a way to end each. */
export function SessionsCard() {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const list = useQuery(sessionsQuery);
  const refresh = () => queryClient.invalidateQueries(sessionsQuery);
  const endOthers = useMutation({
    mutationFn: () => api('POST /account/end-other-sessions'),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t('account.sessions.endedOthers'));
      await refresh();
    },
    onError: (problem) => toast.error(problem.message),
  });
  const others = list.data?.sessions.filter(({ isThisOne }) => !isThisOne) ?? [];
  return (
    <Card
      title={t('account.sessions.title')}
      action={
        others.length > 0 && (
          <Button size="sm" variant="dangerQuiet" onClick={() => setAsking(true)}>
            {t('account.sessions.endOthers')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{t('account.sessions.lead')}</p>
      {list.isPending && <SkeletonText lines={4} />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      {list.data && <SessionList sessions={list.data.sessions} onEnded={() => void refresh()} />}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.sessions.endOthersTitle')}
        confirmLabel={t('account.sessions.endOthers')}
        destructive
        loading={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      >
        {t('account.sessions.endOthersText')}
      </ConfirmDialog>
    </Card>
  );
}

function SessionList({ sessions, onEnded }: { sessions: Sessions; onEnded: () => void }) {
  const { t } = useTranslation('accounts/account');
  const end = useMutation({
    mutationFn: (sessionId: string) => api('POST /account/end-session', { body: { sessionId } }),
    onSuccess: () => toast.success(t('account.sessions.ended')),
    onError: (problem) => toast.error(problem.message),
    onSettled: onEnded,
  });
  return (
    <ul className={styles.list}>
      {sessions.map((session) => {
        const Icon = icons[session.device];
        const name = [session.browser, session.system].filter(Boolean).join(' · ') || t('account.sessions.unknown');
        return (
          <li key={session.id}>
            <Icon size={24} aria-hidden="true" />
            <div className={styles.what}>
              <div>
                <b>{name}</b>
                {session.isThisOne && (
                  <Pill size="sm" tone="success">
                    {t('account.sessions.thisOne')}
                  </Pill>
                )}
              </div>
              <span className="meta">
                {t('account.sessions.signedIn')} <RelativeTime moment={session.signedInAt} /> ·{' '}
                {t('account.sessions.lastUsed')} <RelativeTime moment={session.lastUsedAt} />
              </span>
              {session.address && (
                <span className="meta">{t('account.sessions.address', { address: session.address })}</span>
              )}
            </div>
            {!session.isThisOne && (
              <Button
                size="sm"
                aria-label={t('account.sessions.endNamed', { name })}
                loading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                {t('account.sessions.end')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
