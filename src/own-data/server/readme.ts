import type { Person } from '#accounts/server/queries.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { ExportArea } from '#platform/capability/own-data.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';

/** Describes the archive in the person's language. */
export function readmeOf({ language, name, email }: Person, areas: readonly ExportArea[]): string {
  const say = (key: string, parameters = {}) => translate(language, `own-data:readme.${key}`, parameters);
  const date = dayInWords(clock.now(), language);
  const contents = areas.map((area) => `${area.name}.json: ${area.about(language)}`);
  return [
    say('title'),
    say('made', { person: name || email, date }),
    say('format'),
    [...contents, `files/: ${say('files')}`].join('\n'),
    say('rights'),
    '',
  ].join('\n\n');
}
