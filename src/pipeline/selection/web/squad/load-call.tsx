import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { applicationsPage } from '#candidacies/paths.ts';
import { CallSkeleton } from './call-skeleton.tsx';
import type { CallBrief } from './squad-queries.ts';

interface LoadCallProps {
  call: UseQueryResult<CallBrief>;
  children: (brief: CallBrief) => ReactNode;
}

/** Loads a brief; people who are not asked, or no longer, see a message with a link onward. */
export function LoadCall({ call, children }: LoadCallProps) {
  const { t } = useTranslation('pipeline/selection/squad');
  if (call.data) return children(call.data);
  if (isApiError(call.error) && (call.error.status === 404 || call.error.status === 422)) {
    return (
      <MessagePage
        illustration="gap"
        title={t('member.gone')}
        description={t('member.goneText')}
        actions={
          <ButtonLink variant="primary" to={applicationsPage}>
            {t('member.toApplications')}
          </ButtonLink>
        }
      />
    );
  }
  if (call.isError)
    return <LoadError error={call.error} onRetry={() => void call.refetch()} retrying={call.isFetching} level={1} />;
  return <CallSkeleton />;
}
