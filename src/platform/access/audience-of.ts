import type { Role } from '#platform/access/access.ts';
import type { Audience } from '#platform/i18n/format-text.ts';

/** For whom texts are worded: companies read words of their own, everybody else the product's. */
export const audienceOf = (role: Role | undefined): Audience | undefined =>
  role === 'squadOwner' ? 'company' : undefined;
