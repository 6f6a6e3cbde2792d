import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

/** Where the provider’s form comes from: the served page of an order says so, and lets it run. Null: this page was not served for that. */
function findSource(): { key: string; script: string } | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="card-form"]');
  const script = meta?.dataset.script;
  return meta && script !== undefined ? { key: meta.content, script } : null;
}

let loading: Promise<Stripe> | undefined;

/** The provider’s script, loaded once. A page that came without it is loaded anew, once for each order. */
export function loadCardForm(orderId: string): Promise<Stripe> {
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
