import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ProjectCredits } from '#wallet/allocations/contract.ts';
import { allocationsApi } from './allocations-query.ts';

/** Takes credits back to the wallet, as far as no approved hours need them. */
export function TakeBackForm({ project: { projectId, returnableCents } }: { project: ProjectCredits }) {
  const { t } = useTranslation('wallet/allocations');
  const queryClient = useQueryClient();
  const [cents, setCents] = useState<number | null>(returnableCents);
  const [isAsked, setAsked] = useState(false);
  const takeBack = useMutation({
    mutationFn: (back: number) => allocationsApi('POST /allocations/returns', { body: { projectId, cents: back } }),
    onSuccess: (_, back) => toast.success(t('returned', { amount: formatCents(back) })),
    onError: (problem) =>
      toast.error(t('failed.takeBack'), { ...(isApiError(problem) && { description: problem.message }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['wallet'] }),
  });
  const isMissing = cents === null || cents <= 0;
  const isTooMuch = cents !== null && cents > returnableCents;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isMissing && !isTooMuch) takeBack.mutate(cents);
  }
  return (
    <Form onSubmit={submit}>
      <MoneyField
        label={t('amount')}
        withAsterisk
        value={cents}
        onChange={setCents}
        error={
          isAsked &&
          (isMissing ? t('amountMissing') : isTooMuch && t('amountTooMuch', { amount: formatCents(returnableCents) }))
        }
      />
      <FormFooter
        end={
          <Button variant="primary" type="submit" loading={takeBack.isPending}>
            {t('takeBack')}
          </Button>
        }
      />
    </Form>
  );
}
