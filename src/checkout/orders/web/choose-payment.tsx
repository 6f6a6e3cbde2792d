import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, type FormEvent, useEffect, useState } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { orderPage } from '#checkout/web/addresses.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';

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

/** The company that a boleto names, where one is chosen. */
export type PayerProps = ComponentProps<Awaited<ReturnType<LentParts['payer']['load']>>['PayerCompany']>;
interface PayerHandle {
  /** False: the company is missing, and the reader has to add it or can’t. */
  keep: () => Promise<boolean>;
}

interface Payer {
  handle: (handle: PayerHandle | null) => void;
  /**
   * Whether a payment may begin. Waits until we know whether the company is missing, and saves it if the reader has filled it in. False if the
   * reader chose another method or left in the meantime.
   */
  isKnown: () => Promise<boolean>;
}

function awaitPayer() {
  let handle: PayerHandle | null = null;
  const waiting: ((handle: PayerHandle | null) => void)[] = [];
  const answer = (known: PayerHandle | null) => {
    for (const resolve of waiting.splice(0)) resolve(known);
  };
  return {
    handle: (now: PayerHandle | null) => {
      handle = now;
      if (now) answer(now);
    },
    leave: () => answer(null),
    keep: async () => {
      const known = handle ?? (await new Promise<PayerHandle | null>((resolve) => waiting.push(resolve)));
      return known !== null && known.keep();
    },
  };
}

/** For a form with `PayerCompany`, which it shows while a boleto is chosen. */
export function usePayer(method: ServicePaymentMethod | null): Payer {
  const [payer] = useState(awaitPayer);
  useEffect(() => payer.leave, [payer, method]);
  return { handle: payer.handle, isKnown: async () => method !== 'boleto' || payer.keep() };
}
