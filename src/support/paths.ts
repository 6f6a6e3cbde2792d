export const supportPaths = {
  /** The company's tickets; for the provider's staff, those of all companies. */
  list: '/support-squadOwner-view',
  ticket: (supportId: string) => `/support-squadOwner-view?ticket=${supportId}`,
} as const;
