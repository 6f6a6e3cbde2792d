import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import styles from '#accounts/web/accounts.module.css';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import { SignupForm } from './signup-form.tsx';
import { BesideForm, type EntranceParts } from '#accounts/web/entrance-parts.tsx';
import { EntranceWhy, useEntranceReason } from '#accounts/web/entrance-why.tsx';
import { useFooterLinks } from '#accounts/web/use-footer-links.ts';
import { useSignUpEntry } from '#accounts/sign-up/web/use-sign-up-entry.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const SocialStep = lazyPart(
  async () => (await import('#accounts/social/web/social-step.tsx')).SocialStep,
  () => <div className={styles.awaitedForm} />,
);

/** Every sign-up page of companies and professionals: the same form, with a welcome for each origin. */
export function SignupPage(parts: EntranceParts) {
  const { t } = useTranslation('accounts');
  const { welcome, choiceHidden } = useSignUpEntry();
  const footLinks = useFooterLinks();
  const reason = useEntranceReason();
  // Campaigns and invitations have brought the visitor here for something else.
  const isPlain = welcome === 'standard' || welcome === 'application';
  const pendingSocial = useQuery(sessionQuery).data?.pendingSocial;
  if (pendingSocial)
    return (
      <BareShell
        homeTo={accountPaths.root}
        title={t('social.step.title')}
        lead={t(choiceHidden ? 'social.step.leadTerms' : 'social.step.lead', pendingSocial)}
        footLinks={footLinks}
      >
        <SocialStep />
      </BareShell>
    );
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t(`signup.welcome.${welcome}.title`)}
      lead={t(`signup.welcome.${welcome}.lead`)}
      footLinks={footLinks}
      {...(welcome === 'standard' && { beside: <BesideForm {...parts} /> })}
    >
      {isPlain && <EntranceWhy reason={reason} />}
      <SignupForm />
      <p className={styles.switch}>
        {t('signup.otherwise')} <PageLink to={accountPaths.login}>{t('signup.switch')}</PageLink>
      </p>
    </BareShell>
  );
}
