import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type PlanId, plansOnSale } from '#checkout/rules/plan-catalogue.ts';
import {
  DESCRIPTION_LENGTH,
  LEAST_PAYABLE_CENTS,
  type ServiceOrderType,
  serviceOrderTypes,
} from '#checkout/rules/service-order-terms.ts';
import { checkoutApi, serviceOrdersKey } from '#checkout/web/api.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { CompanyChoice } from './company-choice.tsx';
import { useSend } from '#ui/form/use-send.ts';

interface NewOrder {
  workspaceId: string;
  type: ServiceOrderType;
  planId: PlanId | null;
  currency: Currency;
  cents: number;
  description: string;
}

/** Asks a company to pay for a service or to add credits; its owner gets the link by mail. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('checkout/service-orders');
  const { t: say } = useTranslation('checkout');
  const [order, setOrder] = useState<Partial<NewOrder>>({ planId: null, currency: 'BRL', description: '' });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<NewOrder>) => setOrder((before) => ({ ...before, ...part }));
  const create = useSend({
    send: (body: NewOrder) => checkoutApi('POST /serviceOrders', { body }),
    ...{ done: t('created'), reads: serviceOrdersKey, onDone: onClose },
  });
  const { workspaceId, type, planId = null, currency = 'BRL', cents, description = '' } = order;
  const refused = fieldErrors(create.error);
  const valueProblem = !cents
    ? t('form.valueMissing')
    : cents < LEAST_PAYABLE_CENTS && t('form.valueTooSmall', { amount: formatCents(LEAST_PAYABLE_CENTS, currency) });
  function submit() {
    setTried(true);
    if (workspaceId && type && cents && !valueProblem && description.trim() !== '')
      create.mutate({ workspaceId, type, planId, currency, cents, description });
  }
  return (
    <FormDialog
      draftKey="service-order:new"
      title={t('new')}
      save={t('form.submit')}
      cancel={t('form.cancel')}
      failed={t('failed.create')}
      saving={create}
      size="lg"
      onClose={onClose}
      onSubmit={submit}
    >
      <CompanyChoice
        value={workspaceId}
        error={isTried && !workspaceId && t('form.companyMissing')}
        onChange={(chosen) => change({ workspaceId: chosen })}
      />
      <ChoiceChips
        label={t('form.type')}
        required
        error={isTried && !type && t('form.typeMissing')}
        options={serviceOrderTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        onChange={(chosen) => change({ type: chosen, ...(chosen === 'credits' && { planId: null }) })}
      />
      <ChoiceChips
        label={t('form.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(chosen) => change({ currency: chosen })}
      />
      {currency !== 'BRL' && <Alert tone="info">{t('form.foreign')}</Alert>}
      <MoneyField
        label={t('form.value')}
        withAsterisk
        currency={currency}
        value={cents ?? null}
        onChange={(value) => change({ cents: value ?? 0 })}
        error={(isTried && valueProblem) || refused.cents}
      />
      {type !== 'credits' && (
        <NativeSelect
          label={t('form.plan')}
          description={t('form.planHint')}
          error={refused.planId}
          maw={320}
          value={planId ?? ''}
          data={[
            { value: '', label: t('form.noPlan') },
            ...plansOnSale(dateInSaoPaulo(new Date())).map((plan) => ({
              value: plan.planId as string,
              label: say(`plan.${plan.planId}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ planId: value === '' ? null : (value as PlanId) })}
        />
      )}
      <CountedTextarea
        id="order-description"
        label={t(type === 'credits' ? 'form.reason' : 'form.description')}
        withAsterisk
        description={t('form.descriptionHint')}
        maximum={DESCRIPTION_LENGTH}
        value={description}
        onChange={(value) => change({ description: value })}
        error={
          isTried && description.trim() === ''
            ? t(type === 'credits' ? 'form.reasonMissing' : 'form.descriptionMissing')
            : undefined
        }
      />
    </FormDialog>
  );
}
