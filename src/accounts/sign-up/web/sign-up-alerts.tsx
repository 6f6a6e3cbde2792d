import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { fieldErrors, isApiError } from '#platform/ui/api-error.ts';
import { EntranceAlert } from '#accounts/web/entrance-alert.tsx';

interface SignUpAlertsProps {
  asksForTerms: boolean;
  onTermsClosed: () => void;
  problem: Error | null;
  onProblemClosed: () => void;
}

/** What keeps a sign-up from going on, by e-mail or by the provider: the terms, or what the server refused. A refused password is told at its field. */
export function SignUpAlerts({ asksForTerms, onTermsClosed, problem, onProblemClosed }: SignUpAlertsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      {asksForTerms && (
        <EntranceAlert title={t('signup.failed')} message={t('errors.termsNotAccepted')} onClose={onTermsClosed} />
      )}
      {problem && !fieldErrors(problem).password && (
        <EntranceAlert
          title={t('signup.failed')}
          message={problem.message}
          leadsTo={isApiError(problem, 'accounts.emailTaken') ? accountPaths.login : null}
          onClose={onProblemClosed}
        />
      )}
    </>
  );
}
