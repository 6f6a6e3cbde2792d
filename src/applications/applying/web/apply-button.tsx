import { useEffect, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { Button } from '#ui/controls/button.tsx';
import type { JobView } from '#applications/web/api.ts';
import { claimQuestion } from '#applications/web/saved-intent.ts';
import { useApply } from './use-apply.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Dialogs are heavy, and most readers of a vacancy do not apply at once.
const ApplyDialog = lazyPart(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

interface ApplyButtonProps {
  job: JobView;
  link?: AdmissionLink;
  block?: boolean;
}

/** Asks for confirmation before applying. For visitors who wanted to apply before logging in, the dialog opens by itself. */
export function ApplyButton({ job, link = {}, block = false }: ApplyButtonProps) {
  const { t } = useTranslation('applications');
  const isReady = job.eligibility?.eligible === true && job.viewer.emailVerified;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isReady && claimQuestion(job)) setAsking(true);
  }, [isReady, job]);
  const apply = useApply(job, link, () => setAsking(false));
  return (
    <>
      <Button variant="primary" block={block} disabled={!isReady} onClick={() => setAsking(true)}>
        {job.application ? t('apply.again') : t('apply.action')}
      </Button>
      {isAsking && (
        <ApplyDialog job={job} loading={apply.isPending} onClose={() => setAsking(false)} onConfirm={apply.mutate} />
      )}
    </>
  );
}
