import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ViewBanner = lazyPart(async () => {
  const module = await import('#workspaces/web/view-banner.tsx');
  return module.ViewBanner;
});

/** Above the page while the owner views the product as a colleague. */
export function ViewNotice({ viewing }: { viewing: SessionClaims['viewingAs'] }) {
  return viewing && <ViewBanner name={viewing.name} />;
}
