import { lazy, Suspense } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { loadNamespaces } from '#platform/ui/i18n.ts';

const ViewBanner = lazy(async () => {
  const [module] = await Promise.all([import('#workspaces/web/view-banner.tsx'), loadNamespaces(['workspaces'])]);
  return { default: module.ViewBanner };
});

/** Above the page while the owner views the product as a colleague. */
export function ViewNotice({ viewing }: { viewing: SessionClaims['viewingAs'] }) {
  return <Suspense fallback={null}>{viewing && <ViewBanner name={viewing.name} />}</Suspense>;
}
