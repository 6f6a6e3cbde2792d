import { writeFile } from 'node:fs/promises';
import type { Content } from 'pdfmake/interfaces.js';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { timeZoneName } from '#platform/calendar/time-zone-names.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { dayOnPaper, madeOn } from '#platform/reports/paper/paper-words.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { headOf, spanOf } from './hours-pdf.ts';
import { readSteps, readVerdicts, type ToldStep, type ToldVerdict } from './read-evidence.ts';
import { nameOf } from './report-columns.ts';
import { readEntries, type ReportEntry } from './report-entries.ts';
import type { ReportScope } from './report-scope.ts';
import type { Writing, Written } from './report-writing.ts';

type Language = ReportScope['language'];
interface Evidence {
  scope: ReportScope;
  steps: ReadonlyMap<string, readonly ToldStep[]>;
}

/** Writes what proves the hours of a month: task by task its feedback, and each entry with its author and everything that happened to it. */
export async function writeEvidence(path: string, scope: ReportScope, writing: Writing): Promise<Written> {
  const { database, now, brand } = writing;
  const entries: ReportEntry[] = [];
  for await (const page of readEntries(database, scope)) entries.push(...page);
  const [steps, verdicts] = await Promise.all([readSteps(database, entries), readVerdicts(database, entries)]);
  const { language } = scope;
  const title = translate(language, 'timesheets/reports:document.evidence');
  const tasks = [...Map.groupBy(entries, ({ taskId }) => taskId)];
  const content = [
    ...headOf(title, scope, entries),
    {
      text: translate(language, 'timesheets/reports:document.evidenceNote'),
      style: 'meta',
      margin: [0, 0, 0, 8] as [number, number, number, number],
    },
    ...tasks.flatMap(([taskId, ofTask]) => [
      ...taskHead(ofTask, verdicts.get(taskId) ?? [], language),
      ...ofTask.map((entry) => entryBlock(entry, { scope, steps })),
    ]),
  ];
  await writeFile(
    path,
    await buildPdf({ title, language, brand, content, footer: madeOn(scope.projectTitle, now, language) }),
  );
  await writing.onProgress?.(entries.length);
  return { lines: entries.length, minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0) };
}

function taskHead(entries: readonly ReportEntry[], verdicts: readonly ToldVerdict[], language: Language): Content[] {
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0);
  return [
    { text: entries[0]!.task, style: 'heading', headlineLevel: 1, margin: [0, 12, 0, 0] },
    { text: minutesInWords(minutes, localeOf(language)), style: 'second', headlineLevel: 2 },
    ...verdicts.map((told) => toldLine(told, `timesheets/review:said.${told.verdict}`, language)),
  ];
}

/** Longer entries may be cut by the end of a page; one that fits on no page at all could not be drawn otherwise. */
const MAXIMUM_WHOLE_CHARACTERS = 1_500;

function entryBlock(entry: ReportEntry, { scope: { language }, steps }: Evidence): Content {
  const told = steps.get(entry.id) ?? [];
  const characters = told.reduce((sum, { text }) => sum + text.length, entry.description.length);
  const head = [
    dayOnPaper(entry.date, language),
    spanOf(entry),
    minutesInWords(entry.minutes, localeOf(language)),
    nameOf(entry, language),
  ].join(' · ');
  return {
    margin: [0, 8, 0, 0],
    unbreakable: characters <= MAXIMUM_WHOLE_CHARACTERS,
    stack: [
      { text: head, style: 'strong', headlineLevel: 3 },
      {
        text: [
          timeZoneName(entry.timeZone, localeOf(language)),
          translate(language, `timesheets/hours:state.${entry.state}`),
        ].join(' · '),
        style: 'meta',
      },
      ...(entry.description ? [{ text: entry.description }] : []),
      ...told.map((one) => toldLine(one, `timesheets/review:step.${one.step}`, language)),
    ],
  };
}

/** `12 Feb 2026, 14:05 – Ana contested: “…”` */
function toldLine(told: ToldStep | ToldVerdict, key: string, language: Language): Content {
  const name = told.actor === null ? 'Ponte' : nameOf({ professional: told.actor }, language);
  const at = new Intl.DateTimeFormat(localeOf(language), {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: HOME_TIME_ZONE },
  }).format(new Date(told.at));
  const words = told.text === '' ? '' : `: “${told.text}”`;
  return { text: `${at} – ${translate(language, key, { name })}${words}`, margin: [12, 1, 0, 0] };
}
