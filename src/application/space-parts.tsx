import { type ComponentProps, lazy, Suspense } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { loadNamespaces } from '#platform/ui/i18n.ts';

// Only companies work in spaces: nobody else carries their code and words.
const SpaceSwitcher = lazy(async () => {
  const [module] = await Promise.all([import('#workspaces/web/space-switcher.tsx'), loadNamespaces(['workspaces'])]);
  return { default: module.SpaceSwitcher };
});
const ViewBanner = lazy(async () => {
  const [module] = await Promise.all([import('#workspaces/web/view-banner.tsx'), loadNamespaces(['workspaces'])]);
  return { default: module.ViewBanner };
});

/** In the header: in whose space the person works, and the way into another. */
export function HeaderSpace(props: ComponentProps<typeof SpaceSwitcher>) {
  return (
    <Suspense fallback={null}>
      <SpaceSwitcher {...props} />
    </Suspense>
  );
}

/** Above the page, while the owner looks through a colleague's eyes. */
export function ViewNotice({ viewing }: { viewing: SessionClaims['viewingAs'] }) {
  return <Suspense fallback={null}>{viewing && <ViewBanner name={viewing.name} />}</Suspense>;
}
