import { translate } from '../i18n.ts';

/** A person's display name; a deleted account has none. */
export function personName(name: string): string {
  return name || translate('platform:person.deleted');
}
