export const supportPaths = {
  /** The company's tickets; for the provider's staff those of every company. */
  list: '/support-squadOwner-view',
  ticket: (supportId: string) => `/support-squadOwner-view?ticket=${supportId}`,
} as const;
