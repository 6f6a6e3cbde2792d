import { type FormEvent, useState } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Card } from '#platform/ui/page/card.tsx';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';

interface ChoosePaymentProps {
  methods: readonly ServicePaymentMethod[];
  isBusy: boolean;
  onPay: (method: ServicePaymentMethod) => void;
}

/** How a service order is paid; credits pay it at once. */
export function ChoosePayment({ methods, isBusy, onPay }: ChoosePaymentProps) {
  const { t } = useTranslation('checkout/orders');
  const [chosen, setChosen] = useState<ServicePaymentMethod | null>(null);
  const method = chosen ?? methods[0];
  if (method === undefined)
    return (
      <Alert tone="info" title={t('order.noMethods')}>
        {t('order.noMethodsText')}
      </Alert>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (method !== undefined) onPay(method);
  }
  return (
    <Card>
      <Form onSubmit={submit}>
        <ChoiceChips
          label={t('order.choose')}
          help={t(`serviceHint.${method}`)}
          options={methods.map((one) => ({ value: one, label: t(`method.${one}`) }))}
          value={method}
          onChange={setChosen}
        />
        <FormFooter
          end={
            <Button variant="primary" type="submit" loading={isBusy}>
              {t('order.payNow')}
            </Button>
          }
        />
      </Form>
    </Card>
  );
}
