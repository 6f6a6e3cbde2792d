import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { useSavingOf } from '#ui/overlays/use-saving-of.ts';
import '#ui/theme/full-styles.ts';
import { emailInvitationsQuery, type VacancyPlace } from './invitations-api.ts';
import { InvitedList } from './invited-list.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './invitations.module.css';

/** Invites people to a vacancy by e-mail; below, who was invited and what became of it. */
export function InvitationsDialog({ place, onClose }: { place: VacancyPlace; onClose: () => void }) {
  const { t } = useTranslation('pipeline/invitations');
  const { data, error, isFetching, refetch } = useQuery(emailInvitationsQuery(place));
  const saving = useSavingOf(emailInvitationsQuery(place).queryKey);
  useLiveInvitations(place, data?.positionId);
  return (
    <TypedDialog
      draft={{ key: `invitation:${place.projectId}:${place.position}`, saving }}
      onClose={onClose}
      size="lg"
      title={data ? t('title', { title: data.title }) : t('open')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />}
      {!data && !error && (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {data && (
        <div className={styles.dialog}>
          {data.abilities.invite && data.obstacle === null && (
            <InviteForm place={place} language={data.language} left={data.left} />
          )}
          {data.obstacle !== null && <Alert tone="info" title={t(`obstacle.${data.obstacle}`)} />}
          <InvitedList place={place} invitations={data.invitations} onLeave={onClose} />
        </div>
      )}
    </TypedDialog>
  );
}

/** Who applies or declines meanwhile is shown so. */
function useLiveInvitations(place: VacancyPlace, positionId: string | undefined): void {
  const queryClient = useQueryClient();
  const readAgain = () => readAnew(queryClient, emailInvitationsQuery(place).queryKey);
  useLiveTopic(`pipeline:${positionId ?? ''}`, {
    enabled: positionId !== undefined,
    onEvent: readAgain,
    onGap: readAgain,
  });
}
