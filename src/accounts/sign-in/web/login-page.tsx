import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import styles from '#accounts/web/accounts.module.css';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { LoginForm } from './login-form.tsx';
import { SocialEntrance } from '#accounts/social/web/social-entrance.tsx';
import { BesideForm, type EntranceParts } from '#accounts/web/entrance-parts.tsx';
import { EntranceWhy, useEntranceReason } from '#accounts/web/entrance-why.tsx';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { isJustLoggedOut } from '#accounts/web/visit-marks.ts';

/** The login. Together with the sign-up it is one page with a switch; most visits are logins, which do not load the other half. */
export function LoginPage(parts: EntranceParts) {
  const { t } = useTranslation('accounts');
  const footLinks = useFooterLinks();
  const [filled, setFilled] = useState({ email: '', password: '' });
  const [loggedOut] = useState(isJustLoggedOut);
  const reason = useEntranceReason();
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t('login.title')}
      lead={t(reason ? `why.${reason}.lead` : loggedOut ? 'login.loggedOut' : 'login.lead')}
      footLinks={footLinks}
      {...(reason !== 'application' && { beside: <BesideForm {...parts} /> })}
    >
      <EntranceWhy reason={reason} />
      <SocialEntrance place="before" />
      <LoginForm key={filled.email} initial={filled} />
      <p className={styles.switch}>
        {t('login.otherwise')} {/* Only companies look for professionals. */}
        <PageLink to={reason === 'professionals' ? `${accountPaths.signup}?employer` : accountPaths.signup}>
          {t('login.switch')}
        </PageLink>
      </p>
      <DemoSignIns onChoose={setFilled} />
    </BareShell>
  );
}
