import type { Room } from '#application/capabilities.ts';

/** The line of the tiny room, as it would stand in application/capabilities.ts. */
export const capabilities = {
  tiny: {
    server: () => import('./server/capability.ts'),
    web: () => import('./web/capability.ts'),
    testing: () => import('./testing/capability.ts'),
    demo: () => import('./demo/capability.ts'),
  },
} satisfies Record<string, Room>;
