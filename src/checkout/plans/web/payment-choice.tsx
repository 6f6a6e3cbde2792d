import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Card } from '#platform/ui/page/card.tsx';
import { Stack } from '#platform/ui/page/page.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { workspacePaths } from '#workspaces/paths.ts';

interface PaymentChoiceProps {
  methods: readonly PaymentMethod[];
  /** Null: none is on offer. */
  method: PaymentMethod | null;
  /** A boleto was chosen, and names a company with a CNPJ. */
  lacksCompany: boolean;
  onChange: (method: PaymentMethod) => void;
}

/** How a plan is paid for the first time. */
export function PaymentChoice({ methods, method, lacksCompany, onChange }: PaymentChoiceProps) {
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
        {lacksCompany && (
          <Alert
            tone="info"
            action={
              <ButtonLink size="sm" to={workspacePaths.profile}>
                {say('company.action')}
              </ButtonLink>
            }
          >
            {say('company.text')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
