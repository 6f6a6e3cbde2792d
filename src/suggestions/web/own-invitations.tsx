import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobPath } from '#jobs/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { ItemCardsSkeleton } from '#ui/page/item-cards.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { ownProfilePath } from '#profiles/paths.ts';
import { Card } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type Invitation } from './api.ts';
import styles from './own-invitations.module.css';
import { invitationsQuery } from './suggested/suggested-queries.ts';

/** The companies that invited the member to apply. */
export function OwnInvitations() {
  const { t } = useTranslation('suggestions/invitations');
  const { data, error, isPending, isFetching, refetch } = useQuery(invitationsQuery);
  const answer = useAnswer();
  const invitations = data?.invitations ?? [];
  const open = invitations.filter(({ isDeclined }) => !isDeclined);
  const aside = invitations.filter(({ isDeclined }) => isDeclined);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />;
  if (isPending) return <ItemCardsSkeleton height={140} />;
  if (invitations.length === 0)
    return (
      <EmptyState
        framed
        illustration="search"
        title={t('empty')}
        description={t('emptyText')}
        actions={<ButtonLink to={ownProfilePath()}>{t('emptyAction')}</ButtonLink>}
      />
    );
  return (
    <div className={styles.above}>
      <Card title={t('title')}>
        {open.length > 0 && <p className="sub">{t('text')}</p>}
        <ul className={styles.list}>
          {open.map((one) => (
            <li key={one.invitationId}>
              <Avatar name={one.companyName} kind="company" size={40} />
              <div className={styles.words}>
                <h3>{one.title}</h3>
                <p className="meta">
                  {one.companyName} · {t('invited')} <RelativeTime moment={one.invitedAt} format="distance" />
                </p>
                {one.message !== '' && <blockquote>{one.message}</blockquote>}
              </div>
              <div className={styles.actions}>
                <ButtonLink size="sm" variant="primary" to={jobPath(one.projectId, one.positionIndex)}>
                  {t('see')}
                </ButtonLink>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('declineOf', { title: one.title })}
                  onClick={() => answer(one, true)}
                >
                  {t('decline')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {aside.length > 0 && (
          <p className={styles.aside}>
            {t('aside', { count: aside.length })}{' '}
            <Button size="sm" variant="quiet" onClick={() => aside.forEach((one) => answer(one, false))}>
              {t('restore')}
            </Button>
          </p>
        )}
      </Card>
    </div>
  );
}

/** Answers at once, with an undo; if the server refuses, it is undone by itself. */
function useAnswer() {
  const { t } = useTranslation('suggestions/invitations');
  const queryClient = useQueryClient();
  const { queryKey } = invitationsQuery;
  const change = useMutation({
    scope: { id: 'answer-invitation' },
    mutationFn: ({ invitation: { invitationId }, declined }: { invitation: Invitation; declined: boolean }) =>
      api('PUT /opportunities/invitations/{invitationId}', { params: { invitationId }, body: { declined } }),
    onMutate: async ({ invitation, declined }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (now) => now && put(now, invitation, declined));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => void toast.error(t('failed'), { description: error.message }),
  });
  return (invitation: Invitation, declined: boolean) => {
    change.mutate({ invitation, declined });
    if (!declined) return;
    const undo = () => change.mutate({ invitation, declined: false });
    toast.info(t('declined', { title: invitation.title }), { actions: [{ label: t('undo'), onClick: undo }] });
  };
}

function put(now: { invitations: Invitation[] }, { invitationId }: Invitation, isDeclined: boolean) {
  return {
    invitations: now.invitations.map((one) => (one.invitationId === invitationId ? { ...one, isDeclined } : one)),
  };
}
