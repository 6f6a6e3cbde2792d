import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { DISPLAY_NAME_LENGTH } from '#accounts/security/rules/display-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';
import styles from './account.module.css';

const NAME = 'newData.displayName';

export function NameCard({ name }: { name: string }) {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [isTouched, setTouched] = useState(false);
  const displayName = typed.trim();
  const save = useMutation({
    mutationFn: () => api('PUT /users', { body: { newData: { displayName } } }),
    onSuccess: async () => {
      // The name stands in the profile, the company's data and many lists: whatever was read is read anew.
      await queryClient.invalidateQueries();
      toast.success(t('account.name.saved'));
    },
  });

  const problem = besides(save.error, [NAME]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (displayName !== '') save.mutate();
  }

  return (
    <Card title={t('account.name.title')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          label={t('account.name.label')}
          description={t('account.name.help')}
          autoComplete="name"
          maxLength={DISPLAY_NAME_LENGTH}
          value={typed}
          error={isTouched && displayName === '' ? t('accounts:errors.required') : fieldErrors(save.error)[NAME]}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTouched(true)}
        />
        {problem && (
          <Alert tone="danger" live>
            {problem.message}
          </Alert>
        )}
        <Button
          type="submit"
          variant="primary"
          loading={save.isPending}
          disabled={displayName === '' || displayName === name}
        >
          {t('account.name.save')}
        </Button>
      </form>
    </Card>
  );
}
