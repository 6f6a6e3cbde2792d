import { useQuery } from '@tanstack/react-query';
import { permissionPage } from '#references/web/addresses.ts';
import { api, permissionQuery } from '#references/web/api.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import styles from './evaluation.module.css';
import { HomeLink } from './home-link.tsx';

/** Whoever gave a reference lets one more company read it, or not, by a press. */
export function PermissionPage() {
  const { t } = useTranslation('references/evaluation');
  const { code } = permissionPage.useParams();
  const { data, error, isFetching, refetch } = useQuery(permissionQuery(code));
  const decide = useSend({
    send: (allowed: boolean) => api('POST /referencePermissions/{code}', { params: { code }, body: { allowed } }),
    done: null,
    failed: t('permission.failed'),
    reads: permissionQuery(code).queryKey,
  });
  if (isApiError(error) && error.status === 404)
    return (
      <BareShell homeTo="/" title={t('unknown')} lead={t('unknownText')}>
        <HomeLink />
      </BareShell>
    );
  if (!data)
    return (
      <BareShell homeTo="/" title={t('loading')}>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
        ) : (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
      </BareShell>
    );
  const { state, candidate, companyName: company } = data;
  if (state !== 'open')
    return (
      <BareShell homeTo="/" title={t(`permission.${state}`, { company })} lead={t('permission.decidedText')}>
        <HomeLink />
      </BareShell>
    );
  return (
    <BareShell
      homeTo="/"
      title={t('permission.title', { company })}
      lead={t('permission.text', { candidate, company })}
    >
      <div className={styles.ways}>
        <Button variant="primary" size="lg" block loading={decide.isPending} onClick={() => decide.mutate(true)}>
          {t('permission.allow')}
        </Button>
        <Button size="lg" block disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          {t('permission.deny')}
        </Button>
      </div>
    </BareShell>
  );
}
