import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pipelinePath } from '#pipeline/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useDownload } from '#ui/use-download.ts';
import { ChooseFile } from './choose-file.tsx';
import { type EmailInvitation, emailInvitationsQuery, invitationsApi, type VacancyPlace } from './invitations-api.ts';
import styles from './invitations.module.css';
import { sendCv } from './send-cv.ts';

const tones = {
  invited: 'info',
  applied: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const;

interface InvitedPersonProps {
  place: VacancyPlace;
  invitation: EmailInvitation;
  onLeave: () => void;
  onWithdraw: () => void;
}

/** One invited person, with what can be done about them. */
export function InvitedPerson({ place, invitation, onLeave, onWithdraw }: InvitedPersonProps) {
  const { t } = useTranslation('pipeline/invitations');
  const { invitationId, name, email, state, invitedAt, invitedBy, cv, applicationId, abilities } = invitation;
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (file: File) => sendCv(invitationId, file),
    onSuccess: () => toast.success(t('cvAdded')),
    onError: (problem) => toast.error(t('cvFailed'), { description: problem.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailInvitationsQuery(place).queryKey }),
  });
  const download = useDownload(async (file: string) => ({
    blob: await invitationsApi('GET /emailInvitations/{invitationId}/cv', { params: { invitationId } }),
    name: file,
  }));
  return (
    <li>
      <span className={styles.person}>
        <b>{name}</b> <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
        <span className="meta">
          {email} · <RelativeTime moment={invitedAt} />
          {invitedBy !== null && ` ${t('list.by', { name: personName(invitedBy) })}`}
        </span>
      </span>
      <span className={styles.actions}>
        {cv && (
          <IconButton label={t('list.downloadCv', { name })} onClick={() => download.mutate(cv.name)}>
            <IconDownload size={18} aria-hidden="true" />
          </IconButton>
        )}
        {!cv && abilities.addCv && (
          <ChooseFile
            size="sm"
            variant="quiet"
            label={t('list.addCvOf', { name })}
            loading={add.isPending}
            onChoose={(file) => add.mutate(file)}
          >
            {t('list.addCv')}
          </ChooseFile>
        )}
        {applicationId !== null && (
          <ButtonLink
            size="sm"
            to={pipelinePath(place.projectId, { position: place.position, candidate: applicationId })}
            aria-label={t('list.candidateOf', { name })}
            onClick={onLeave}
          >
            {t('list.candidate')}
          </ButtonLink>
        )}
        {abilities.withdraw && (
          <Button size="sm" variant="quiet" aria-label={t('list.withdrawOf', { name })} onClick={onWithdraw}>
            {t('list.withdraw')}
          </Button>
        )}
      </span>
    </li>
  );
}
