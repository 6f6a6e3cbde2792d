import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { stopAlertsPage } from '#jobs/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { api } from '#jobs/web/api.ts';
import styles from './saved-searches.module.css';

/** The target of the link in alert mails: stops the mails at once, without a login, and can resume them. */
export function StopAlertsPage() {
  const { t } = useTranslation('jobs/alerts');
  const { code } = stopAlertsPage.useParams();
  const { mutate, ...change } = useMutation({
    mutationFn: (paused: boolean) =>
      paused
        ? api('POST /alertStops/{code}', { params: { code } })
        : api('POST /alertStops/{code}/resume', { params: { code } }),
  });
  // Once only, although effects may run twice: alerts that were just resumed must not stop again.
  const stopped = useRef<string>(undefined);
  useEffect(() => {
    if (stopped.current === code) return;
    stopped.current = code;
    mutate(true);
  }, [code, mutate]);
  const { data, error } = change;
  if (isApiError(error) && error.status === 404)
    return <Answer title={t('stop.invalid')} text={t('stop.invalidText')} />;
  if (error)
    return (
      <BareShell homeTo={jobPaths.board} title={t('stop.title')}>
        <LoadError error={error} onRetry={() => mutate(change.variables ?? true)} retrying={change.isPending} compact />
      </BareShell>
    );
  if (!data)
    return (
      <BareShell homeTo={jobPaths.board} title={t('stop.title')} lead={t('stop.working')}>
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      </BareShell>
    );
  const { name, paused } = data;
  return (
    <Answer
      title={paused ? t('stop.stopped', { name }) : t('stop.resumed', { name })}
      text={paused ? t('stop.stoppedText') : t('stop.resumedText')}
      action={
        <Button loading={change.isPending} onClick={() => mutate(!paused)}>
          {paused ? t('stop.resume') : t('stop.stopAgain')}
        </Button>
      }
    />
  );
}

function Answer({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const { t } = useTranslation('jobs/alerts');
  return (
    <BareShell homeTo={jobPaths.board} title={title} lead={text}>
      <div className={styles.answer} role="status">
        {action}
        <ButtonLink to={jobPaths.savedSearches} variant="quiet">
          {t('stop.see')}
        </ButtonLink>
      </div>
    </BareShell>
  );
}
