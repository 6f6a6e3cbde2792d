import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import styles from './account.module.css';
import { EmailForm } from './email-form.tsx';

interface EmailCardProps {
  email: string;
  isVerified: boolean;
  security: { hasPassword: boolean; pendingEmail: string | null } | undefined;
}

/** The account's address, with a way to change it. */
export function EmailCard({ email, isVerified, security }: EmailCardProps) {
  const { t } = useTranslation('accounts/account');
  const [isChanging, setChanging] = useState(false);
  const linkTo = (path: string) => (words: string) => <PageLink to={path}>{words}</PageLink>;
  return (
    <Card title={t('account.email.title')}>
      <div className={styles.setup}>
        <div className={styles.row}>
          <b>{email}</b>
          <Pill size="sm" tone={isVerified ? 'success' : 'warning'}>
            {t(isVerified ? 'account.email.verified' : 'account.email.unverified')}
          </Pill>
          {!isVerified && <PageLink to={accountPaths.confirmEmail}>{t('account.email.verify')}</PageLink>}
        </div>
        {security?.pendingEmail && (
          <Alert tone="info">{t('account.email.pending', { email: security.pendingEmail })}</Alert>
        )}
        {security && !security.hasPassword && (
          <p className="meta">
            <RichText text={t('account.password.missing')} parts={{ link: linkTo(accountPaths.sendResetMail) }} />
          </p>
        )}
        {security?.hasPassword &&
          (isChanging ? (
            <EmailForm current={email} onDone={() => setChanging(false)} />
          ) : (
            <div>
              <Button onClick={() => setChanging(true)}>{t('account.email.change')}</Button>
            </div>
          ))}
      </div>
    </Card>
  );
}
