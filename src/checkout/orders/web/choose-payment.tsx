import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType, FormEvent } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { orderPage } from './addresses.ts';
import { type PayerProps, usePayer } from './use-payer.ts';

interface ChoosePaymentProps {
  methods: readonly ServicePaymentMethod[];
  isBusy: boolean;
  onPay: (method: ServicePaymentMethod) => void;
  PayerCompany: ComponentType<PayerProps>;
}

/** How a service order is paid; credits pay it at once. */
export function ChoosePayment({ methods, isBusy, onPay, PayerCompany }: ChoosePaymentProps) {
  const { t } = useTranslation('checkout/orders');
  const navigate = useNavigate();
  const { method: chosen } = orderPage.useSearch();
  const method = methods.find((one) => one === chosen) ?? methods[0];
  const payer = usePayer(method ?? null);
  const pay = useMutation({
    mutationFn: async (way: ServicePaymentMethod) => (await payer.isKnown()) && onPay(way),
  });
  if (method === undefined)
    return (
      <Alert tone="info" title={t('order.noMethods')}>
        {t('order.noMethodsText')}
      </Alert>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (method !== undefined) pay.mutate(method);
  }
  return (
    <Card>
      <Form onSubmit={submit}>
        <ChoiceChips
          label={t('order.choose')}
          help={t(`serviceHint.${method}`)}
          options={methods.map((one) => ({ value: one, label: t(`method.${one}`) }))}
          value={method}
          onChange={(value) => void navigate({ to: '.', search: { method: value }, replace: true, resetScroll: false })}
        />
        {method === 'boleto' && <PayerCompany handle={payer.handle} />}
        <FormFooter
          end={
            <Button variant="primary" type="submit" loading={isBusy || pay.isPending}>
              {t('order.payNow')}
            </Button>
          }
        />
      </Form>
    </Card>
  );
}
