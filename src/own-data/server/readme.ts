import type { Person } from '#accounts/server/queries.ts';
import { exportAreas } from '#own-data/server/export-areas.ts';
import { clock } from '#platform/calendar/clock.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';

/** What is in the archive, in the person's language. */
export function readmeOf({ language, name, email }: Person): string {
  const say = (key: string, parameters = {}) => translate(language, `own-data:readme.${key}`, parameters);
  const date = dayInWords(clock.now(), language);
  const areas = exportAreas.map(([area]) => `${area}.json: ${say(`areas.${area}`)}`);
  return [
    say('title'),
    say('made', { person: name || email, date }),
    say('format'),
    [...areas, `files/: ${say('areas.files')}`].join('\n'),
    say('rights'),
    '',
  ].join('\n\n');
}
