import { accountPaths } from '#accounts/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { JobInvitation } from './invitations-api.ts';
import type { KeepWish } from './keep-wish.ts';
import { wantedJob } from './wanted-job.ts';

interface VisitorWaysProps {
  code: string;
  invitation: JobInvitation;
  wish: KeepWish;
}

/** Sign up or log in; the job is kept on the way. */
export function VisitorWays({ code, invitation, wish }: VisitorWaysProps) {
  const { t } = useTranslation('pipeline/invitations');
  const keep = () => wish.saveIntentOfVisitor(wantedJob(invitation, code));
  return (
    <>
      <ButtonLink to={accountPaths.signup} variant="primary" block onClick={keep}>
        {t('link.signup')}
      </ButtonLink>
      <ButtonLink to={accountPaths.login} block onClick={keep}>
        {t('link.login')}
      </ButtonLink>
    </>
  );
}
