import { lazyPart } from '#ui/lazy-part.tsx';

/** The editor of an upsell or a replacement, for the pages of professionals. */
export const UpsellModal = lazyPart(async () => (await import('#projects/positions/web/upsell-modal.tsx')).UpsellModal);
