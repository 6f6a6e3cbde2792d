import { useMutation, useQuery } from '@tanstack/react-query';
import { accountPaths } from '#accounts/paths.ts';
import { stopMailsPage } from '#notices/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Stack } from '#ui/page/page.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { choicesApi, mailStopQuery } from './notice-choices-api.ts';

/** Switches mails of a kind off without a login. Asks first, because programs that check links open them too. */
export function StopMailsPage() {
  const { t } = useTranslation('notices/choices');
  const { token } = stopMailsPage.useParams();
  const now = useQuery(mailStopQuery(token));
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      isOn
        ? choicesApi('POST /mailStops/{token}/resume', { params: { token } })
        : choicesApi('POST /mailStops/{token}', { params: { token } }),
  });
  const error = now.error ?? change.error;
  const home = accountPaths.root;
  if (isApiError(error) && error.status === 404)
    return (
      <BareShell homeTo={home} title={t('stop.unknown')} lead={t('stop.unknownText')}>
        <ButtonLink to={accountPaths.accountNotifications}>{t('stop.settings')}</ButtonLink>
      </BareShell>
    );
  const choice = change.data ?? now.data;
  if (!choice)
    return (
      <BareShell homeTo={home} title={t('stop.heading')}>
        {error ? (
          <LoadError error={error} onRetry={() => void now.refetch()} retrying={now.isFetching} compact />
        ) : (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        )}
      </BareShell>
    );
  const kind = t(`kinds.${choice.kind}`);
  const title = t(choice.isOn ? (change.data ? 'stop.resumed' : 'stop.title') : 'stop.stopped');
  return (
    <BareShell homeTo={home} title={title} lead={<WhichMails kind={kind} about={t(`about.${choice.kind}`)} />}>
      <Stack>
        {change.error && (
          <LoadError
            error={change.error}
            onRetry={() => change.mutate(change.variables ?? false)}
            retrying={change.isPending}
            compact
          />
        )}
        <div role="status" className="sr-only">
          {change.data && `${title}: ${kind}`}
        </div>
        <Button
          variant={choice.isOn ? 'primary' : 'default'}
          block
          loading={change.isPending}
          onClick={() => change.mutate(!choice.isOn)}
        >
          {t(choice.isOn ? 'stop.action' : 'stop.resume')}
        </Button>
        <ButtonLink to={accountPaths.accountNotifications} variant="quiet" block>
          {t('stop.settings')}
        </ButtonLink>
      </Stack>
    </BareShell>
  );
}

function WhichMails({ kind, about }: { kind: string; about: string }) {
  return (
    <>
      <b>{kind}</b>
      <br />
      {about}
    </>
  );
}
