import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { applicationsPage } from '#applications/paths.ts';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import type { InvitationBrief } from './squad-queries.ts';

interface LoadInvitationProps {
  invitation: UseQueryResult<InvitationBrief>;
  children: (brief: InvitationBrief) => ReactNode;
}

/** Loads a brief; people who are not asked, or no longer, see a message with a link onward. */
export function LoadInvitation({ invitation, children }: LoadInvitationProps) {
  const { t } = useTranslation('pipeline/selection/squad');
  if (invitation.data) return children(invitation.data);
  if (isApiError(invitation.error) && (invitation.error.status === 404 || invitation.error.status === 422)) {
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
  if (invitation.isError)
    return (
      <LoadError
        error={invitation.error}
        onRetry={() => void invitation.refetch()}
        retrying={invitation.isFetching}
        level={1}
      />
    );
  return <InvitationSkeleton />;
}
