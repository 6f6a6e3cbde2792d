import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { fieldErrors, isApiError } from '#ui/api-error.ts';
import { EntranceAlert } from '#accounts/web/entrance-alert.tsx';

interface SignUpAlertsProps {
  asksForTerms: boolean;
  onTermsClosed: () => void;
  problem: Error | null;
  onProblemClosed: () => void;
}

/** What prevents a sign-up, by e-mail or by the provider: the terms, or a refusal of the server. A refused password is shown at its field. */
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
