/**
 * The country that a browser's languages name first: BR for `pt-BR`. Empty when none names one: `en` alone says nothing about where somebody
 * lives.
 */
export function countryOfLanguages(languages: readonly string[]): string {
  for (const language of languages) {
    const country = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})(?:-|$)/.exec(language)?.[1]?.toUpperCase();
    if (country) return country;
  }
  return '';
}
