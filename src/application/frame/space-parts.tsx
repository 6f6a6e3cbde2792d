import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ViewBanner = lazyPart(async () => (await import('#workspaces/web/view-banner.tsx')).ViewBanner);

/** Above the page while the owner views the product as a colleague. */
export function ViewNotice({ viewing }: { viewing: SessionClaims['viewingAs'] }) {
  return viewing && <ViewBanner name={viewing.name} />;
}
