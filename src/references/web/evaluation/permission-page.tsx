import { useQuery } from '@tanstack/react-query';
import { permissionPage } from '#references/web/addresses.ts';
import { api, permissionQuery } from '#references/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import styles from './evaluation.module.css';
import { HomeLink } from './home-link.tsx';
import { LinkFrame } from './link-frame.tsx';

/** Whoever gave a reference lets one more company read it, or not, by a press. */
export function PermissionPage() {
  const { t } = useTranslation('references/evaluation');
  const { code } = permissionPage.useParams();
  const query = useQuery(permissionQuery(code));
  const { mutate, isPending } = useSend({
    send: (allowed: boolean) => api('POST /referencePermissions/{code}', { params: { code }, body: { allowed } }),
    done: null,
    failed: t('permission.failed'),
    reads: permissionQuery(code).queryKey,
  });
  return (
    <LinkFrame query={query}>
      {({ state, candidate, companyName: company }) =>
        state === 'open' ? (
          <BareShell
            homeTo="/"
            title={t('permission.title', { company })}
            lead={t('permission.text', { candidate, company })}
          >
            <div className={styles.ways}>
              <Button variant="primary" size="lg" block loading={isPending} onClick={() => mutate(true)}>
                {t('permission.allow')}
              </Button>
              <Button size="lg" block disabled={isPending} onClick={() => mutate(false)}>
                {t('permission.deny')}
              </Button>
            </div>
          </BareShell>
        ) : (
          <BareShell homeTo="/" title={t(`permission.${state}`, { company })} lead={t('permission.decidedText')}>
            <HomeLink />
          </BareShell>
        )
      }
    </LinkFrame>
  );
}
