import { capabilities } from '#application/capabilities.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';

/** What every room contributes to the server, in dependency order. */
export const serverCapabilities: readonly ServerCapability[] = (
  await Promise.all(Object.values(capabilities).map(({ server }) => server()))
).map(({ capability }) => capability);
