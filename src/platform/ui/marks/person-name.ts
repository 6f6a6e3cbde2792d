import { translate } from '../i18n.ts';

/** What a person is called; who deleted the account left no name. */
export function personName(name: string): string {
  return name || translate('platform:person.deleted');
}
