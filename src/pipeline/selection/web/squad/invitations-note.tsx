import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { squadMemberPage } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { invitationsQuery } from './squad-queries.ts';

/** Above the member's own applications: companies that wait for an answer. Renders nothing when none does. */
export function InvitationsNote({ news }: { news: number }) {
  const { t } = useTranslation('pipeline/selection/squad-note');
  const queryClient = useQueryClient();
  // Selections are announced like changes of the application.
  useEffect(() => {
    if (news > 0) void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  }, [news, queryClient]);
  const { data } = useQuery(invitationsQuery);
  const count = data?.invitations.filter(({ canAnswer, answer }) => canAnswer && answer === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Alert tone="info" title={t('waiting', { count })}>
      <p>
        <PageLink to={squadMemberPage}>{t('read')}</PageLink>
      </p>
    </Alert>
  );
}
