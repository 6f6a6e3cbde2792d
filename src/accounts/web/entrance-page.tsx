import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { BareShell } from '#platform/ui/shell/bare-shell.tsx';
import styles from './accounts.module.css';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { LoginForm } from './login-form.tsx';
import { useFootLinks } from './use-foot-links.ts';

// Most visits are logins; whoever signs up fetches the form on the way.
const loadSignupForm = () => import('./signup-form.tsx').then((module) => ({ default: module.SignupForm }));
const SignupForm = lazy(loadSignupForm);

/** Log in and sign up: one page with a switch. */
export function EntrancePage() {
  const { t } = useTranslation('accounts');
  const isSignup = useLocation({ select: (location) => location.pathname }) === accountPaths.signup;
  const footLinks = useFootLinks();
  const [filled, setFilled] = useState({ email: '', password: '' });
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t(isSignup ? 'signup.title' : 'login.title')}
      lead={t(isSignup ? 'signup.lead' : 'login.lead')}
      footLinks={footLinks}
    >
      {isSignup ? (
        <Suspense fallback={<div className={styles.awaitedForm} />}>
          <SignupForm />
        </Suspense>
      ) : (
        <LoginForm key={filled.email} initial={filled} />
      )}
      <p className={styles.switch}>
        {t(isSignup ? 'signup.otherwise' : 'login.otherwise')}{' '}
        <PageLink to={isSignup ? accountPaths.login : accountPaths.signup} onPointerEnter={() => void loadSignupForm()}>
          {t(isSignup ? 'signup.switch' : 'login.switch')}
        </PageLink>
      </p>
      {!isSignup && <DemoSignIns onChoose={setFilled} />}
    </BareShell>
  );
}
