import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconFingerprint } from '#ui/icons/icons.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import { canUsePasskeys } from './passkeys/can-use-passkeys.ts';
import styles from './account.module.css';
import { securityQuery } from './account-queries.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';

interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Passkeys of the account: add, see, remove. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const refresh = () => queryClient.invalidateQueries(securityQuery);
  const remove = useMutation({
    mutationFn: (passkeyId: string) => api('POST /account/passkeys/remove', { body: { passkeyId } }),
    onSuccess: async () => {
      await refresh();
      setRemoving(null);
      toast.success(t('accounts:passkeys.removed'));
    },
    onError: (problem) => toast.error(problem.message),
  });
  return (
    <Card
      title={t('accounts:passkeys.title')}
      action={
        canUsePasskeys() && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('accounts:passkeys.add')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{t(canUsePasskeys() ? 'accounts:passkeys.lead' : 'accounts:passkeys.notHere')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <IconFingerprint size={24} aria-hidden="true" />
              <div className={styles.what}>
                <b>{passkey.name}</b>
                <span className="meta">
                  {t('accounts:passkeys.added')} <RelativeTime moment={passkey.createdAt} />
                  {passkey.lastUsedAt && (
                    <>
                      {' '}
                      · {t('account.sessions.lastUsed')} <RelativeTime moment={passkey.lastUsedAt} />
                    </>
                  )}
                </span>
              </div>
              <Button
                size="sm"
                aria-label={t('accounts:passkeys.removeNamed', { name: passkey.name })}
                onClick={() => setRemoving(passkey)}
              >
                {t('accounts:passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <AddPasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void refresh();
            toast.success(t('accounts:passkeys.kept'));
          }}
        />
      )}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('accounts:passkeys.removeTitle')}
        confirmLabel={t('accounts:passkeys.remove')}
        destructive
        loading={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id)}
      >
        {t('accounts:passkeys.removeText', { name: removing?.name ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}
