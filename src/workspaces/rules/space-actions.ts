/** What the audit trail of a space records. Texts are in the catalogue under `audit.<action>`. */
export const spaceActions = [
  'invited',
  'invitationResent',
  'invitationCancelled',
  'invitationAccepted',
  'memberAdded',
  'memberRemoved',
  'memberLeft',
  'permissionsChanged',
  'expiryChanged',
  'viewedAs',
  'handedOver',
  'companyChanged',
  'closed',
] as const;
export type SpaceAction = (typeof spaceActions)[number];
