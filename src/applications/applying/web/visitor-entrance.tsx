import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import type { JobView } from '#applications/web/api.ts';
import { intentOf, saveIntentOfVisitor } from '#applications/web/saved-intent.ts';

interface VisitorEntranceProps {
  job: JobView;
  link?: AdmissionLink;
  /** The job's address with the link's parameters; by default the plain one. */
  address?: string;
  block?: boolean;
}

/** Log in or create an account; the job and the intent to apply are saved until then. */
export function VisitorEntrance({ job, link = {}, address, block = false }: VisitorEntranceProps) {
  const { t } = useTranslation('applications');
  const keep = () => saveIntentOfVisitor(intentOf(job, link, address));
  return (
    <>
      <ButtonLink to={accountPaths.login} variant="primary" block={block} onClick={keep}>
        {t('visitor.login')}
      </ButtonLink>
      <ButtonLink to={accountPaths.signup} block={block} onClick={keep}>
        {t('visitor.signup')}
      </ButtonLink>
    </>
  );
}
