import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { findAmountProblem, type PaymentMethod, takesCurrency } from '#checkout/orders/rules/order-terms.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { MoneyField } from '#platform/ui/form/money-field.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { formatCents } from '#platform/ui/marks/money-text.tsx';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { workspacePaths } from '#workspaces/paths.ts';
import { ordersApi } from './orders-queries.ts';
import styles from './orders.module.css';

const QUICK_CENTS = [1_000_00, 5_000_00, 10_000_00];

interface TopUpFormProps {
  methods: readonly PaymentMethod[];
  companyGiven: boolean;
}

/** Asks how much and how it is paid, then leads to the payment. */
export function TopUpForm({ methods, companyGiven }: TopUpFormProps) {
  const { t } = useTranslation('checkout/orders');
  const { t: say } = useTranslation('checkout');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [cents, setCents] = useState<number | null>(null);
  const [currency, setCurrency] = useState<Currency>('BRL');
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const possible = methods.filter((one) => takesCurrency(one, currency));
  const method = chosen !== null && possible.includes(chosen) ? chosen : possible[0]!;
  const [isAsked, setAsked] = useState(false);
  const start = useMutation({
    mutationFn: (order: { cents: number; method: PaymentMethod; currency: Currency }) =>
      ordersApi('POST /orders', { body: order }),
    onSuccess: ({ orderId }) => {
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void navigate({ to: checkoutPaths.order(orderId) });
    },
    onError: (problem) =>
      toast.error(t('failed.start'), { ...(isApiError(problem) && { description: problem.message }) }),
  });
  const problem = cents === null ? null : findAmountProblem(method, cents);
  const lacksCompany = method === 'boleto' && !companyGiven;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (cents !== null && !problem && !lacksCompany) start.mutate({ cents, method, currency });
  }
  return (
    <Form onSubmit={submit}>
      {methods.includes('card') && (
        <ChoiceChips
          label={t('form.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={setCurrency}
        />
      )}
      <ChoiceChips
        label={t('form.quick')}
        options={QUICK_CENTS.map((amount) => ({ value: String(amount), label: formatCents(amount, currency, true) }))}
        value={cents === null ? null : String(cents)}
        onChange={(amount) => setCents(Number(amount))}
      />
      <MoneyField
        label={t('form.amount')}
        withAsterisk
        currency={currency}
        value={cents}
        onChange={setCents}
        error={isAsked && (cents === null ? t('form.amountMissing') : problem !== null && say(`errors.${problem}`))}
      />
      <ChoiceChips
        label={t('form.method')}
        help={t(`methodHint.${method}`)}
        options={possible.map((one) => ({ value: one, label: t(`method.${one}`) }))}
        value={method}
        onChange={setMethod}
      />
      {lacksCompany && (
        <Alert tone="info">
          <p>{t('company.text')}</p>
          <div className={styles.actions}>
            <ButtonLink size="sm" to={workspacePaths.profile}>
              {t('company.action')}
            </ButtonLink>
          </div>
        </Alert>
      )}
      <FormFooter
        end={
          <Button variant="primary" type="submit" loading={start.isPending} disabled={lacksCompany}>
            {t('form.submit')}
          </Button>
        }
      />
    </Form>
  );
}
