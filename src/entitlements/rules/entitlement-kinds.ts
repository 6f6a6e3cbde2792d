/** What companies have in units: each is given, used and, where nothing came of it, returned. */
export const entitlementKinds = ['assessmentInvitation', 'testCredit', 'interviewInvitation'] as const;
export type EntitlementKind = (typeof entitlementKinds)[number];

export const entitlementSteps = ['given', 'used', 'returned'] as const;
export type EntitlementStep = (typeof entitlementSteps)[number];

/** Units that every company has once, from the configuration. */
export type FreeUnits = Readonly<Record<EntitlementKind, number>>;
