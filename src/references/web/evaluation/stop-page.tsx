import { useMutation } from '@tanstack/react-query';
import { stopPage } from '#references/web/addresses.ts';
import { api } from '#references/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import styles from './evaluation.module.css';
import { isUnknownLink, UnknownLink } from './link-frame.tsx';

/** Ends mails to an address. Asks first, because programs that check links open them too. */
export function StopReferencesPage() {
  const { t } = useTranslation('references/evaluation');
  const { code } = stopPage.useParams();
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (stops: boolean) =>
      stops
        ? api('POST /referenceStops/{code}', { params: { code } })
        : api('POST /referenceStops/{code}/resume', { params: { code } }),
  });
  if (isUnknownLink(error)) return <UnknownLink />;
  const isStopped = data?.stopped;
  const step = isStopped === undefined ? 'title' : isStopped ? 'stopped' : 'resumed';
  const text = isStopped === undefined ? 'text' : isStopped ? 'stoppedText' : 'resumedText';
  return (
    <BareShell homeTo="/" title={t(`stop.${step}`)} lead={t(`stop.${text}`)}>
      <div className={styles.ways} role="status">
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
