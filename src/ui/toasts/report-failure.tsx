import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '../api-error.ts';
import { Button } from '../controls/button.tsx';
import { latestRefusal } from './latest-refusal.ts';
import { useFailureReport } from './failure-reports.ts';

/** The way to support beside a failure of the product's own; nothing beside a refusal, which says by itself what to do. */
export function ReportFailure({ error }: { error: Error }) {
  const { t } = useTranslation('platform');
  const report = useFailureReport();
  if (!report || (isApiError(error) && error.status < 500)) return null;
  const { requestId } = isApiError(error) ? error : {};
  return (
    <Button
      size="sm"
      onClick={() => report({ page: window.location.pathname, ...latestRefusal(), ...(requestId && { requestId }) })}
    >
      {t('toast.report')}
    </Button>
  );
}
