import type { savedSearches } from '#jobs/alerts/server/tables.ts';
import { jobPath, jobPaths, stopAlertsPath } from '#jobs/paths.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
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
  language: Language;
  name: string;
  search: Pick<typeof savedSearches.$inferSelect, 'name' | 'words' | (typeof filters)[number]>;
  /** The newest vacancies. */
  vacancies: readonly AlertedVacancy[];
  count: number;
  /** The code of the link that stops these mails. */
  code: string;
  publicUrl: string;
}

/** To a member: the vacancies that a saved search found. */
export function alertMail({ language, name, search, vacancies, count, code, publicUrl }: Alert): MailContent {
  const text = (key: string, parameters: Record<string, string | number> = {}) =>
    translate(language, `jobs/alerts:mail.${key}`, parameters);
  const more = count - vacancies.length;
  return {
    subject: text('subject', { count, name: search.name }),
    greeting:
      name === ''
        ? translate(language, 'jobs:mail.greetingPlain')
        : translate(language, 'jobs:mail.greeting', { name }),
    paragraphs: [text('found', { count, name: search.name })],
    items: vacancies.map((vacancy) => ({
      title: vacancy.title,
      text: describe(vacancy, language),
      url: `${publicUrl}${jobPath(vacancy.projectId, vacancy.positionIndex)}`,
    })),
    action: {
      label: more > 0 ? text('seeMore', { count: more }) : text('seeBoard'),
      url: `${publicUrl}${boardAddress(search)}`,
    },
    footer: text('footer', { name: search.name }),
    stop: {
      label: text('stop'),
      url: `${publicUrl}${stopAlertsPath(code)}`,
      callUrl: `${publicUrl}/api/alertStops/${code}`,
    },
  };
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
