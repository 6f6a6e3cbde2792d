import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundView } from '#checkout/refunds/contract.ts';
import { handWayOf, REASON_LENGTH } from '#checkout/refunds/rules/refund-terms.ts';
import { CompanyChoice } from '#checkout/service-orders/web/company-choice.tsx';
import { checkoutApi, refundOptionsQuery, refundsKey } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { useSend } from '#ui/form/use-send.ts';

/** The choice of a refund by hand, by the currency of the wallet it’s taken from. */
const handOf = (currency: Currency) => `hand:${currency}`;

interface NewRefundDialogProps {
  /** One that came back to a company that has closed, which the search doesn’t find. */
  closed?: RefundView;
  onClose: () => void;
}

export function NewRefundDialog({ closed, onClose }: NewRefundDialogProps) {
  const { t } = useTranslation('checkout/refunds');
  const { t: say } = useTranslation('checkout/orders');
  const [workspaceId, setWorkspace] = useState(closed?.workspaceId);
  const [chosen, setChosen] = useState<string>();
  const [cents, setCents] = useState<number | null>(null);
  const [reason, setReason] = useState(closed?.reason ?? '');
  const [closesAccount, setCloses] = useState(closed !== undefined);
  const [isTried, setTried] = useState(false);
  const options = useQuery({ ...refundOptionsQuery(workspaceId ?? ''), enabled: workspaceId !== undefined });
  const { data } = options;
  const ask = useSend({
    send: (body: Parameters<typeof checkoutApi<'POST /refunds'>>[1]['body']) => checkoutApi('POST /refunds', { body }),
    ...{ done: t('asked'), reads: refundsKey, onDone: onClose },
  });
  const order = data?.orders.find(({ orderId }) => orderId === chosen);
  const byHand = data?.wallets.find((wallet) => handOf(wallet.currency) === chosen)?.currency;
  const currency = order?.currency ?? byHand ?? closed?.currency ?? 'BRL';
  const available = data?.wallets.find((wallet) => wallet.currency === currency)?.availableCents ?? 0;
  const isClosing = byHand !== undefined && closesAccount;
  const amount = isClosing ? available : cents;
  const ways = data
    ? [
        ...data.orders.map(({ orderId, method, refundableCents, currency: of, paidAt }) => ({
          value: orderId,
          label: t('form.order', {
            ...{ method: say(`method.${method}`), amount: formatCents(refundableCents, of) },
            day: dayInWords(new Date(paidAt), currentLanguage()),
          }),
        })),
        ...(data.taxId === null ? [] : [{ value: handOf('BRL'), label: t('form.pix', { taxId: data.taxId }) }]),
        ...data.wallets
          .filter((wallet) => wallet.currency !== 'BRL' && wallet.availableCents > 0)
          .map((wallet) => ({
            value: handOf(wallet.currency),
            label: t('form.transfer', { amount: formatCents(wallet.availableCents, wallet.currency) }),
          })),
      ]
    : [];
  const refused = fieldErrors(ask.error);
  function submit() {
    setTried(true);
    if (workspaceId === undefined || chosen === undefined || !amount || reason.trim() === '') return;
    const orderId = byHand === undefined ? chosen : null;
    ask.mutate({ workspaceId, orderId, currency, cents: amount, reason, closesAccount: isClosing });
  }
  return (
    <FormDialog
      draftKey={`refund:${closed?.workspaceId ?? 'new'}`}
      title={t(closed ? 'payOut.action' : 'new')}
      save={t('form.submit')}
      cancel={t('back')}
      failed={t('failed.ask')}
      saving={ask}
      size="lg"
      onClose={onClose}
      onSubmit={submit}
    >
      {closed ? (
        <p>{closed.company || t('unnamed')}</p>
      ) : (
        <CompanyChoice
          value={workspaceId}
          error={isTried && workspaceId === undefined && t('form.companyMissing')}
          onChange={(company) => {
            setWorkspace(company);
            setChosen(undefined);
          }}
        />
      )}
      {workspaceId !== undefined && <Unread query={options} compact skeleton={<SkeletonText lines={3} />} />}
      {data && (
        <>
          <p className="sub">{t('form.available', { amount: formatCents(available, currency) })}</p>
          {ways.length === 0 ? (
            <Alert tone="info">{t('form.noWay')}</Alert>
          ) : (
            <ChoiceChips
              label={t('form.way')}
              required
              error={isTried && chosen === undefined && t('form.wayMissing')}
              {...(chosen !== undefined && {
                help: t(`form.${byHand === undefined ? 'provider' : handWayOf(byHand)}Hint`),
              })}
              options={ways}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </>
      )}
      {byHand !== undefined && (
        <Checkbox
          label={t('form.closes')}
          checked={closesAccount}
          onChange={({ currentTarget }) => setCloses(currentTarget.checked)}
        />
      )}
      <MoneyField
        label={t('form.amount')}
        withAsterisk
        currency={currency}
        value={amount}
        disabled={isClosing}
        onChange={setCents}
        error={(isTried && !amount && t('form.amountMissing')) || refused.cents}
      />
      <CountedTextarea
        id="refund-reason"
        label={t('form.reason')}
        withAsterisk
        maximum={REASON_LENGTH}
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' ? t('form.reasonMissing') : refused.reason}
      />
    </FormDialog>
  );
}
