import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';

export type Say = (key: string, parameters?: Record<string, string | number>) => string;

/** The catalogue's text in a person's language: `say('accounts:login.submit')`. A key without a text fails. */
export function textsOf(language: Language): Say {
  return (key, parameters = {}) => {
    const text = translate(language, key, parameters);
    if (text === key.slice(key.indexOf(':') + 1)) throw new Error(`There is no text ${key} in ${language}`);
    return text;
  };
}
