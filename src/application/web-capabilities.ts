import { capabilities } from '#application/capabilities.ts';
import type { WebCapability } from '#ui/capability/web-capability.ts';

/**
 * What every room contributes to the browser, in dependency order. The browser's build replaces this file with static imports of the same
 * manifests (scripts/setup/browser-rooms.ts), so that one script contains them and no server code comes along.
 */
export const webCapabilities: readonly WebCapability[] = (
  await Promise.all(Object.values(capabilities).map(async ({ web }) => web?.()))
).flatMap((manifest) => (manifest ? [manifest.capability] : []));
