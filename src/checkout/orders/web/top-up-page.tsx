import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type FormEvent, useState } from 'react';
import { findAmountProblem, type PaymentMethod, takesCurrency } from '#checkout/orders/rules/order-terms.ts';
import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import { readTopUpSearch, topUpPage } from '#checkout/web/addresses.ts';
import { checkoutApi, ordersQuery } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { shareText } from '#ui/marks/share-text.ts';
import { Card } from '#ui/page/card.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { walletPaths } from '#wallet/paths.ts';
import { type PayerProps, usePayer } from './choose-payment.tsx';
import { SandboxNotice } from './order-parts.tsx';
import { CreditOrders, ServiceOrders } from './own-orders.tsx';
import { sayProblem } from '#ui/form/use-send.ts';

/** Adds credits to the company's wallet, and shows what was ordered before (MON-04). */
export function TopUpPage({ PayerCompany }: { PayerCompany: ComponentType<PayerProps> }) {
  const { t } = useTranslation('checkout/orders');
  const read = useInfiniteQuery(ordersQuery);
  const first = read.data?.pages[0];
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={<ButtonLink to={plansPath}>{t('plans')}</ButtonLink>}
        crumbs={[{ label: t('wallet'), to: walletPaths.wallet() }, { label: t('title') }]}
      />
      <Unread query={read} title={t('failed.load')} framed skeleton={<Skeleton width="100%" height={320} />} />
      {first && (
        <Stack>
          {first.methods.length === 0 ? (
            <EmptyState illustration="gate" title={t('off.title')} description={t('off.text')} framed />
          ) : (
            <>
              {first.isSandbox && <SandboxNotice />}
              <Card title={t('form.title')}>
                <TopUpForm
                  methods={first.methods}
                  debts={first.debts}
                  serviceFee={first.serviceFee}
                  PayerCompany={PayerCompany}
                />
              </Card>
            </>
          )}
          <ServiceOrders />
          <CreditOrders />
        </Stack>
      )}
    </Page>
  );
}

const QUICK_CENTS = [1_000_00, 5_000_00, 10_000_00];

interface TopUpFormProps {
  methods: readonly PaymentMethod[];
  debts: readonly { currency: Currency; cents: number }[];
  /** In basis points. */
  serviceFee: number;
  PayerCompany: ComponentType<PayerProps>;
}

function TopUpForm({ methods, debts, serviceFee, PayerCompany }: TopUpFormProps) {
  const { t } = useTranslation('checkout/orders');
  const { t: say } = useTranslation('checkout');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const search = topUpPage.useSearch();
  const { currency = 'BRL', method: chosen } = search;
  const [cents, setCents] = useState(search.cents ?? null);
  const keepInAddress = (change: Record<string, string | number | null>) =>
    void navigate({
      to: '.',
      // Based on the current address, because one click can blur the amount and change the method before the next render.
      search: (now: Record<string, unknown>) => readTopUpSearch({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  const possible = methods.filter((one) => takesCurrency(one, currency));
  const method = possible.find((one) => one === chosen) ?? possible[0]!;
  const payer = usePayer(method);
  const [isAsked, setAsked] = useState(false);
  const debt = debts.find((one) => one.currency === currency);
  const start = useMutation({
    mutationFn: async (order: { cents: number; method: PaymentMethod; currency: Currency }) => {
      if (!(await payer.isKnown())) return null;
      return checkoutApi('POST /orders', { body: order });
    },
    onSuccess: (placed) => {
      if (placed === null) return;
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void navigate({ to: checkoutPaths.order(placed.orderId) });
    },
    onError: sayProblem(t('failed.start')),
  });
  const problem = cents === null ? null : findAmountProblem(method, cents);
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (cents !== null && !problem) start.mutate({ cents, method, currency });
  }
  return (
    <Form onSubmit={submit}>
      {methods.includes('card') && (
        <ChoiceChips
          label={t('form.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(value) => keepInAddress({ currency: value })}
        />
      )}
      {debt && <Alert tone="warning">{t('form.debt', { amount: formatCents(debt.cents, currency) })}</Alert>}
      <ChoiceChips
        label={t('form.quick')}
        options={QUICK_CENTS.map((amount) => ({ value: String(amount), label: formatCents(amount, currency, true) }))}
        value={cents === null ? null : String(cents)}
        onChange={(amount) => {
          setCents(Number(amount));
          keepInAddress({ cents: Number(amount) });
        }}
      />
      <MoneyField
        label={t('form.amount')}
        withAsterisk
        currency={currency}
        value={cents}
        onChange={setCents}
        onCommit={(amount) => amount !== (search.cents ?? null) && keepInAddress({ cents: amount })}
        error={isAsked && (cents === null ? t('form.amountMissing') : problem !== null && say(`errors.${problem}`))}
      />
      <ChoiceChips
        label={t('form.method')}
        help={t(`methodHint.${method}`)}
        options={possible.map((one) => ({ value: one, label: t(`method.${one}`) }))}
        value={method}
        onChange={(value) => keepInAddress({ method: value })}
      />
      {method === 'boleto' && <PayerCompany handle={payer.handle} />}
      <p className="sub">{t('form.fee', { rate: shareText(serviceFee) })}</p>
      <FormFooter
        end={
          <Button variant="primary" type="submit" loading={start.isPending}>
            {t('form.submit')}
          </Button>
        }
      />
    </Form>
  );
}
