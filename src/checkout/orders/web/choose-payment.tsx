import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType, FormEvent } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { orderPage } from '#checkout/web/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { type Payer, type PayerProps, usePayer } from './use-payer.ts';

interface MethodChoiceProps {
  methods: readonly ServicePaymentMethod[];
  /** Null: none is on offer. */
  method: ServicePaymentMethod | null;
  payer: Payer;
  PayerCompany: ComponentType<PayerProps>;
}

/** How a service order is paid, and for a boleto by whom. The method is kept in the address. */
export function MethodChoice({ methods, method, payer, PayerCompany }: MethodChoiceProps) {
  const { t } = useTranslation('checkout/orders');
  const navigate = useNavigate();
  if (method === null)
    return (
      <Alert tone="info" title={t('order.noMethods')}>
        {t('order.noMethodsText')}
      </Alert>
    );
  return (
    <>
      <ChoiceChips
        label={t('order.choose')}
        help={t(`serviceHint.${method}`)}
        options={methods.map((one) => ({ value: one, label: t(`method.${one}`) }))}
        value={method}
        onChange={(value) => void navigate({ to: '.', search: { method: value }, replace: true, resetScroll: false })}
      />
      {method === 'boleto' && <PayerCompany handle={payer.handle} />}
    </>
  );
}

interface ChoosePaymentProps {
  methods: readonly ServicePaymentMethod[];
  isBusy: boolean;
  onPay: (method: ServicePaymentMethod) => void;
  PayerCompany: ComponentType<PayerProps>;
}

/** Begins the payment of a service order; credits pay it at once. */
export function ChoosePayment({ methods, isBusy, onPay, PayerCompany }: ChoosePaymentProps) {
  const { t } = useTranslation('checkout/orders');
  const { method: chosen } = orderPage.useSearch();
  const method = methods.find((one) => one === chosen) ?? methods[0] ?? null;
  const payer = usePayer(method);
  const pay = useMutation({
    mutationFn: async (way: ServicePaymentMethod) => (await payer.isKnown()) && onPay(way),
  });
  const choice = <MethodChoice methods={methods} method={method} payer={payer} PayerCompany={PayerCompany} />;
  if (method === null) return choice;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (method !== null) pay.mutate(method);
  }
  return (
    <Card>
      <Form onSubmit={submit}>
        {choice}
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
