import type { FormEvent } from 'react';
import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { DraftSavedNote } from '#platform/ui/form/draft-saved-note.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Card } from '#platform/ui/page/card.tsx';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Stack } from '#platform/ui/page/page.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { CompanyFieldsGroup } from '#workspaces/company/web/company-fields.tsx';
import { myCompanyAddress } from '#workspaces/company/web/my-company-address.ts';
import { SaveProblem } from '#workspaces/company/web/save-problem.tsx';
import { useCompanyForm } from '#workspaces/company/web/use-company-form.ts';
import type { OwnerData } from '#workspaces/web/api.ts';
import { useSession } from '#workspaces/web/session.ts';

interface CustomerFormProps {
  data: OwnerData;
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  companyGiven: boolean;
  onMethod: (method: PaymentMethod) => void;
  /** The customer's data is complete and saved. */
  onReady: () => void;
}

/** Who buys, and how it is paid. The data is the company's own: what is changed here is changed there. */
export function CustomerForm({ data, methods, method, companyGiven, onMethod, onReady }: CustomerFormProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout/orders');
  const email = useSession()?.email;
  const form = useCompanyForm(data, onReady);
  const readOnly = !data.abilities.edit;
  const lacksCompany = method === 'boleto' && !companyGiven;
  function submit(event: FormEvent) {
    if (!readOnly && !form.isSaved) return form.submit(event);
    event.preventDefault();
    onReady();
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        <Card title={t('customer')}>
          <Stack>
            <p className="sub">{t(readOnly ? 'customerFixed' : 'customerText', { email: email ?? '' })}</p>
            <CompanyFieldsGroup
              values={form.values}
              errors={form.errors}
              disabled={readOnly}
              onChange={form.change}
              onTouch={form.touch}
            />
            <SaveProblem error={form.save.error} />
          </Stack>
        </Card>
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
                onChange={onMethod}
              />
            )}
            {lacksCompany && (
              <Alert
                tone="info"
                action={
                  <ButtonLink size="sm" to={myCompanyAddress}>
                    {say('company.action')}
                  </ButtonLink>
                }
              >
                {say('company.text')}
              </Alert>
            )}
          </Stack>
        </Card>
      </Stack>
      <FormFooter
        note={<DraftSavedNote savedAt={form.savedAt} />}
        end={
          <Button variant="primary" type="submit" loading={form.save.isPending} disabled={lacksCompany}>
            {t('payNow')}
          </Button>
        }
      />
    </Form>
  );
}
