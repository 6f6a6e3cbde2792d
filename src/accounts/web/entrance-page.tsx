import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { BareShell } from '#platform/ui/shell/bare-shell.tsx';
import styles from './accounts.module.css';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { LoginForm } from './login-form.tsx';
import { loadSignupForm, SignupPage } from './signup-page.tsx';
import { SocialEntrance } from './social/social-entrance.tsx';
import { useFootLinks } from './use-foot-links.ts';
import { isJustLoggedOut } from './visit-marks.ts';

/** Log in and sign up: one page with a switch. */
export function EntrancePage() {
  const path = useLocation({ select: (location) => location.pathname });
  if (path === accountPaths.root || path === accountPaths.login) return <LoginPage />;
  // Each sign-up page begins with a form of its own.
  return <SignupPage key={path} />;
}

function LoginPage() {
  const { t } = useTranslation('accounts');
  const footLinks = useFootLinks();
  const [filled, setFilled] = useState({ email: '', password: '' });
  const [loggedOut] = useState(isJustLoggedOut);
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t('login.title')}
      lead={t(loggedOut ? 'login.loggedOut' : 'login.lead')}
      footLinks={footLinks}
    >
      <SocialEntrance place="before" />
      <LoginForm key={filled.email} initial={filled} />
      <p className={styles.switch}>
        {t('login.otherwise')}{' '}
        <PageLink to={accountPaths.signup} onPointerEnter={() => void loadSignupForm()}>
          {t('login.switch')}
        </PageLink>
      </p>
      <DemoSignIns onChoose={setFilled} />
    </BareShell>
  );
}
