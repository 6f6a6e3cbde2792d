import type { savedSearches } from '#jobs/alerts/server/tables.ts';
import { jobPath, jobPaths, stopAlertsPath } from '#jobs/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { writeLetter, type Reader } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { WorkModel } from '#projects/rules/terms.ts';

export interface AlertedVacancy {
  title: string;
  companyName: string;
  city: string | null;
  workModel: WorkModel | null;
  projectId: string;
  positionIndex: number;
}

const filters = ['area', 'hiringModel', 'workModel', 'level', 'city', 'state', 'payFrom', 'english'] as const;

interface Alert {
  search: Pick<typeof savedSearches.$inferSelect, 'name' | 'words' | (typeof filters)[number]>;
  /** The newest vacancies. */
  vacancies: readonly AlertedVacancy[];
  count: number;
  /** The code of the link that stops these mails. */
  code: string;
}

/** To a member: the vacancies that a saved search found. */
export function alertMail(reader: Reader, { search, vacancies, count, code }: Alert): Mail {
  const more = count - vacancies.length;
  return writeLetter(reader, 'jobs/alerts:mail', { count, name: search.name }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('found')],
    items: vacancies.map((vacancy) => ({
      title: vacancy.title,
      text: describe(vacancy, reader.language),
      path: jobPath(vacancy.projectId, vacancy.positionIndex),
    })),
    action: { label: more > 0 ? say('seeMore', { count: more }) : say('seeBoard'), path: boardAddress(search) },
    stop: { label: say('stop'), path: stopAlertsPath(code), callPath: `/api/alertStops/${code}` },
  }));
}

function describe({ companyName, city, workModel }: AlertedVacancy, language: Language): string {
  const model = workModel && translate(language, `jobs:workModel.${workModel}`);
  return [companyName, model, city].filter(Boolean).join(' · ');
}

function boardAddress({ words, ...search }: Alert['search']): string {
  const query = new URLSearchParams(words === '' ? [] : [['search', words]]);
  for (const key of filters)
    for (const value of [search[key] ?? []].flat()) if (value !== '') query.append(key, String(value));
  return query.size === 0 ? jobPaths.board : `${jobPaths.board}?${query}`;
}
