import { useTranslation } from '#ui/i18n.ts';
import { accountPaths, jobBoard } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { ForbiddenBody, MaintenanceBody } from '#ui/states/page-bodies.tsx';
import { useSession } from '#accounts/sessions/web/session.ts';

function useHome(): string {
  const session = useSession();
  return session ? landingOf(session) : accountPaths.login;
}

/** Companies ask whoever manages their space; for the others nobody opens the page, so they read for whom it is and where theirs are. */
export function ForbiddenPage() {
  const { t } = useTranslation('accounts');
  const role = useSession()?.userRole;
  const homeTo = useHome();
  return role === 'squadMember' || role === 'recruiter' ? (
    <ForbiddenBody homeTo={homeTo} description={t(`forbiddenTo.${role}`)} />
  ) : (
    <ForbiddenBody homeTo={homeTo} />
  );
}

export function MaintenancePage() {
  return <MaintenanceBody />;
}

/** Posting projects is for companies; professionals are shown their opportunities. */
export function BriefBlockedPage() {
  const { t } = useTranslation('accounts');
  return (
    <MessagePage
      illustration="gate"
      title={t('briefBlocked.title')}
      description={t('briefBlocked.text')}
      actions={
        <ButtonLink to={jobBoard} variant="primary">
          {t('briefBlocked.action')}
        </ButtonLink>
      }
    />
  );
}
