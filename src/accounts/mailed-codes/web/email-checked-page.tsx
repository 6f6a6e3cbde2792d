import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { afterLogin } from '#accounts/rules/landing.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { useSession } from '#accounts/sessions/web/session.ts';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { readPendingJob } from '#accounts/web/visit-marks.ts';

export function EmailCheckedPage() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t('emailChecked.title')}
      lead={t('emailChecked.lead')}
      footLinks={useFooterLinks()}
    >
      <ButtonLink
        to={session ? afterLogin(session, null, readPendingJob()) : accountPaths.login}
        variant="primary"
        size="lg"
        block
      >
        {t(session ? 'emailChecked.goOn' : 'login.submit')}
      </ButtonLink>
    </BareShell>
  );
}
