import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountPaths } from '#accounts/paths.ts';
import { leaveSession } from '#accounts/sessions/web/leave-session.ts';
import { api } from '#accounts/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { NoticeBar } from '#ui/shell/notice-bar.tsx';
import { toast } from '#ui/toasts/toast-store.ts';

/** Who is logged in, and the way out. */
export function LogoutBar({ email }: { email: string }) {
  const { t } = useTranslation('application');
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => api('POST /auth/logout'),
    onSuccess: () => leaveSession(queryClient, accountPaths.login),
    onError: (problem) => toast.error(t('forced.failed'), { description: problem.message }),
  });
  return (
    <NoticeBar
      tone="info"
      actions={
        <Button size="sm" variant="quiet" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
          {t('forced.logout')}
        </Button>
      }
    >
      {t('forced.signedIn', { email })}
    </NoticeBar>
  );
}
