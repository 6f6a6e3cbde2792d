import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { api } from '#accounts/web/api.ts';
import { IconFingerprint } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Most logins go well.
const Alert = lazyPart(async () => (await import('#ui/states/alert.tsx')).Alert);

/** Loaded on click: most people log in another way. */
const loadDevice = () => import('./passkey-device.ts');

/** Logs in with a passkey of this device. */
export function PasskeyLogin({ onEntered }: { onEntered: (session: SessionClaims) => void }) {
  const { t } = useTranslation('accounts');
  const enter = useMutation({
    mutationFn: async () => {
      const { signWithPasskey, isCancelled: isGivenUp } = await loadDevice();
      const credential = await signWithPasskey().catch((problem: unknown) => {
        if (isGivenUp(problem)) return null;
        throw problem;
      });
      return credential && api('POST /auth/passkey', { body: { credential } });
    },
    onSuccess: (opened) => {
      if (opened) onEntered(opened.session);
    },
  });
  return (
    <>
      <Button
        size="lg"
        block
        icon={<IconFingerprint size={20} aria-hidden="true" />}
        loading={enter.isPending}
        onClick={() => enter.mutate()}
        onPointerEnter={() => void loadDevice()}
      >
        {t('passkeys.logIn')}
      </Button>
      {enter.error && (
        <Alert tone="danger" live>
          {isApiError(enter.error) ? enter.error.message : t('errors.passkeyRefused')}
        </Alert>
      )}
    </>
  );
}
