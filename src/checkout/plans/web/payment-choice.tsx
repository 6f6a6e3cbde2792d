import type { ComponentType } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { PayerProps } from '#checkout/orders/web/use-payer.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';

interface PaymentChoiceProps {
  methods: readonly ServicePaymentMethod[];
  /** Null: none is on offer. */
  method: ServicePaymentMethod | null;
  PayerCompany: ComponentType<PayerProps>;
  payer: PayerProps['handle'];
  onChange: (method: ServicePaymentMethod) => void;
}

/** How a plan is paid for the first time. */
export function PaymentChoice({ methods, method, PayerCompany, payer, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout/orders');
  return (
    <Card title={t('payment')}>
      <Stack>
        {method === null ? (
          <Alert tone="info" title={say('order.noMethods')}>
            {say('order.noMethodsText')}
          </Alert>
        ) : (
          <ChoiceChips
            label={say('order.choose')}
            help={say(`serviceHint.${method}`)}
            options={methods.map((one) => ({ value: one, label: say(`method.${one}`) }))}
            value={method}
            onChange={onChange}
          />
        )}
        {method === 'boleto' && <PayerCompany handle={payer} />}
      </Stack>
    </Card>
  );
}
