import type { Stripe, StripeElements, StripeConstructor } from '@stripe/stripe-js';
import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkoutPaths } from '#checkout/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import type { OrderView } from '#checkout/orders/contract.ts';
import styles from './orders.module.css';

interface CardFormProps {
  order: OrderView;
  secret: string;
  onPaid: () => void;
}

/** The provider’s own form: no number of a card ever reaches the product. */
export function CardForm({ order, secret, onPaid }: CardFormProps) {
  const { t } = useTranslation('checkout/orders');
  const { history } = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'paying'>('loading');
  const [problem, setProblem] = useState<string | null>(null);
  const { orderId } = order;
  useEffect(() => {
    let isGone = false;
    let unmount = () => undefined as void;
    loadCardForm(orderId)
      .then((stripe) => {
        leaveByFullLoad(history);
        if (isGone || !place.current) return;
        const isDark = document.documentElement.dataset.mantineColorScheme === 'dark';
        const elements = stripe.elements({
          clientSecret: secret,
          locale: currentLanguage() === 'pt' ? 'pt-BR' : 'en',
          appearance: { theme: isDark ? 'night' : 'stripe' },
        });
        const payment = elements.create('payment');
        payment.on('ready', () => setState('ready'));
        payment.on('loaderror', () => setState('failed'));
        payment.mount(place.current);
        unmount = () => payment.unmount();
        form.current = { stripe, elements };
      })
      .catch(() => isGone || setState('failed'));
    return () => {
      isGone = true;
      unmount();
    };
  }, [orderId, secret, history]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || state !== 'ready') return;
    setState('paying');
    setProblem(null);
    const { stripe, elements } = form.current;
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin + checkoutPaths.order(orderId) },
      redirect: 'if_required',
    });
    if (!error) return onPaid();
    setProblem(error.message ?? t('card.declined'));
    setState('ready');
  }
  if (state === 'failed')
    return (
      <Alert tone="danger" title={t('card.failed')} live>
        {t('card.failedText')}
      </Alert>
    );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <p>{t('card.how')}</p>
      {state === 'loading' && (
        <Loading>
          <Skeleton width="100%" height={220} />
        </Loading>
      )}
      <div ref={place} />
      {problem !== null && (
        <Alert tone="danger" title={t('card.declined')} live>
          {problem}
        </Alert>
      )}
      {state !== 'loading' && (
        <div className={styles.actions}>
          <Button variant="primary" type="submit" loading={state === 'paying'}>
            {t('card.pay', { amount: formatCents(order.cents, order.currency) })}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Where the provider’s form comes from: the served page of an order says so, and lets it run. Null: this page was not served for that. */
function findSource(): { key: string; script: string } | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="card-form"]');
  const script = meta?.dataset.script;
  return meta && script !== undefined ? { key: meta.content, script } : null;
}

let loading: Promise<Stripe> | undefined;

/** The provider’s script, loaded once. A page that came without it is loaded anew, once for each order. */
function loadCardForm(orderId: string): Promise<Stripe> {
  const source = findSource();
  if (!source) {
    const mark = `card-form:${orderId}`;
    if (window.sessionStorage.getItem(mark) === null) {
      window.sessionStorage.setItem(mark, 'loaded anew');
      window.location.reload();
      return new Promise(() => undefined);
    }
    return Promise.reject(new Error('This page came without the card form.'));
  }
  window.sessionStorage.removeItem(`card-form:${orderId}`);
  loading ??= addScript(source.script).then(() => {
    const { Stripe: create } = window as unknown as { Stripe: StripeConstructor };
    return create(source.key);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The card form did not load.'));
    document.head.append(script);
  });
}

let isLeavingWatched = false;

/**
 * Once the provider’s script runs in this document, every other page is loaded in full, however the reader gets there (link, back, thanks page):
 * the script and the policy that admits it must not outlive the page of the order.
 */
function leaveByFullLoad(history: RouterHistory): void {
  if (isLeavingWatched) return;
  isLeavingWatched = true;
  const { pathname } = history.location;
  history.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    // The router writes the address a moment later; the reload loads what the address bar says.
    history.flush();
    window.location.reload();
  });
}
