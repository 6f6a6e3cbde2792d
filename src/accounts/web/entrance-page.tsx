import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { BareShell } from '#platform/ui/shell/bare-shell.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './accounts.module.css';
import { useFootLinks } from './use-foot-links.ts';
import { useState } from 'react';

/** Log in and sign up: one page with a switch. */
export function EntrancePage() {
  const { t } = useTranslation('accounts');
  const isSignup = useLocation({ select: (location) => location.pathname }) === accountPaths.signup;
  const footLinks = useFootLinks();
  const [filled, setFilled] = useState({ email: '', password: '' });
  const kind = isSignup ? 'signup' : 'login';
  return (
    <BareShell homeTo="/" title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} footLinks={footLinks}>
      {!isSignup && <LoginForm key={filled.email} initial={filled} />}
      <p className={styles.switch}>
        {t(`${kind}.otherwise`)}{' '}
        <PageLink to={isSignup ? accountPaths.login : accountPaths.signup}>{t(`${kind}.switch`)}</PageLink>
      </p>
      {!isSignup && <DemoSignIns onChoose={setFilled} />}
    </BareShell>
  );
}
