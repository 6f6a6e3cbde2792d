import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import { resetCode } from './reset-code.ts';
import { sessionQuery, useSession } from '#accounts/sessions/web/session.ts';

/** The target of mailed links: verifies the address, completes a change of address, or continues to the new password. */
export function EmailActionPage() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const queryClient = useQueryClient();
  const isSignedIn = useSession() !== null;
  const started = useRef(false);
  const leave = (href: string) => void router.navigate({ href, replace: true });

  const { mutate: verify } = useMutation({
    mutationFn: (oobCode: string) => api('POST /auth/email-action', { body: { mode: 'verifyEmail', oobCode } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      if (!isSignedIn) toast.success(t('emailChecked.title'), { description: t('emailChecked.logIn') });
      leave(isSignedIn ? accountPaths.emailChecked : accountPaths.login);
    },
    onError: (problem) => {
      toast.error(t('emailAction.failed'), { description: problem.message });
      leave(isSignedIn ? accountPaths.confirmEmail : accountPaths.login);
    },
  });

  const { mutate: change } = useMutation({
    mutationFn: (oobCode: string) => api('POST /auth/email-action', { body: { mode: 'changeEmail', oobCode } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      toast.success(t('emailAction.changed'), { description: t('emailAction.changedHint') });
      leave(isSignedIn ? accountPaths.account : accountPaths.login);
    },
    onError: (problem) => {
      toast.error(t('emailAction.failed'), { description: problem.message });
      leave(isSignedIn ? accountPaths.account : accountPaths.login);
    },
  });

  useEffect(() => {
    // The code works once; an effect that runs twice must not redeem it twice.
    if (started.current) return;
    started.current = true;
    const search = new URLSearchParams(window.location.search);
    const code = search.get('oobCode') ?? '';
    if (search.get('mode') === 'resetPassword') {
      resetCode.keep(code);
      leave(accountPaths.resetPassword);
    } else if (search.get('mode') === 'changeEmail') change(code === '' ? '-' : code);
    else verify(code === '' ? '-' : code);
  });

  return <GlobalLoading />;
}
