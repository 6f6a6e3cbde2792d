import { useMutation } from '@tanstack/react-query';
import { jobPaths } from '#jobs/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { stopInvitationsPage } from './addresses.ts';
import { invitationsApi } from './invitations-api.ts';
import styles from './invitations.module.css';

/** Ends mails of invitations to an address. Asks first, because programs that check links open them too. */
export function StopInvitationsPage() {
  const { t } = useTranslation('pipeline/invitations');
  const { code } = stopInvitationsPage.useParams();
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (stops: boolean) =>
      stops
        ? invitationsApi('POST /invitationStops/{code}', { params: { code } })
        : invitationsApi('POST /invitationStops/{code}/resume', { params: { code } }),
  });
  if (isApiError(error) && error.status === 404)
    return (
      <BareShell homeTo={jobPaths.board} title={t('link.unknown')} lead={t('link.unknownText')}>
        <ButtonLink to={jobPaths.board}>{t('link.seeJobs')}</ButtonLink>
      </BareShell>
    );
  const isStopped = data?.stopped;
  const step = isStopped === undefined ? 'title' : isStopped ? 'stopped' : 'resumed';
  const text = isStopped === undefined ? 'text' : isStopped ? 'stoppedText' : 'resumedText';
  return (
    <BareShell homeTo={jobPaths.board} title={t(`stop.${step}`)} lead={t(`stop.${text}`)}>
      <div className={styles.invitation} role="status">
        {error && <LoadError error={error} onRetry={() => mutate(variables ?? true)} retrying={isPending} compact />}
        <Button
          variant={isStopped ? 'default' : 'primary'}
          block
          loading={isPending}
          onClick={() => mutate(!isStopped)}
        >
          {t(isStopped ? 'stop.resume' : 'stop.action')}
        </Button>
      </div>
    </BareShell>
  );
}
