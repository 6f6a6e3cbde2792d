import { plansPath } from '#checkout/paths.ts';
import type { PageHead } from '#platform/capability/server-capability.ts';
import { escapeHtml, pageMeta } from '#platform/http/page-meta.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';

const orderPath = /^\/checkout\/[0-9a-f-]{36}$/;
/** Banks that ask their customers again are framed from there. */
const STRIPE_FRAMES = 'https://hooks.stripe.com';

/** The plans for search engines; on the page of an order the provider’s own card form may run, and nowhere else. */
export function checkoutPageHead({ path, language, publicUrl, settings }: PageRequest): PageHead | null {
  if (path === plansPath) {
    const [title, description] = ['title', 'purpose'].map((key) => translate(language, `checkout/plans:${key}`));
    return {
      status: 200,
      html: pageMeta({ title: `${title} · Ponte`, description: description!, url: publicUrl + path }),
    };
  }
  const provider = settings?.paymentProvider;
  if (provider?.name !== 'stripe' || !orderPath.test(path)) return null;
  const { publishableKey, scriptUrl, apiUrl } = provider;
  const { origin, protocol, host } = new URL(scriptUrl);
  // Stripe serves parts of its form from changing names below its own.
  const forms = protocol === 'https:' ? [origin, `https://*.${host}`] : [origin];
  const key = `<meta name="card-form" content="${escapeHtml(publishableKey)}" data-script="${escapeHtml(scriptUrl)}">`;
  return {
    status: 200,
    html: `<title>Ponte</title>${key}`,
    hosts: {
      scripts: forms,
      frames: [...forms, STRIPE_FRAMES],
      connections: [new URL(apiUrl).origin],
    },
  };
}
