import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type Deletion } from './api.ts';

interface DeletionProofProps {
  deletion: Deletion;
  code: string | undefined;
  password: string;
  onPassword: (password: string) => void;
}

/** The password or, for accounts without one, the mailed link. */
export function DeletionProof({ deletion: { confirmBy, email }, code, password, onPassword }: DeletionProofProps) {
  const { t } = useTranslation('own-data');
  const send = useMutation({
    mutationFn: () => api('POST /ownData/deletion/code'),
    onError: (error) => toast.error(error.message),
  });
  if (confirmBy === 'password')
    return (
      <PasswordField
        label={t('deletion.dialog.password')}
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
        withAsterisk
      />
    );
  if (code) return <Alert tone="info">{t('deletion.dialog.codeThere')}</Alert>;
  if (send.isSuccess)
    return (
      <Alert tone="success" live>
        {t('deletion.dialog.codeSent', { email })}
      </Alert>
    );
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" loading={send.isPending} onClick={() => send.mutate()}>
          {t('deletion.dialog.sendCode')}
        </Button>
      }
    >
      {t('deletion.dialog.noPassword')}
    </Alert>
  );
}
