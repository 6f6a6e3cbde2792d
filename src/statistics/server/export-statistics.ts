import { audienceOf } from '#platform/access/audience-of.ts';
import Papa from 'papaparse';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { StatisticsView } from '#statistics/contract.ts';
import { departures } from '#statistics/rules/terms.ts';
import { readStatistics } from './read-statistics.ts';
import type { About } from './scope.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

/** Figure, stage, detail, value. */
type Line = readonly [figure: string, stage: string, detail: string, value: number | string];

/** All figures as CSV for spreadsheets; project titles that would be formulas are escaped to text. */
export async function exportStatistics(context: SignedInContext, about: About) {
  const view = await readStatistics(context, about);
  const audience = audienceOf(context.session.role);
  const t = (key: string) => translate(context.language, `statistics:${key}`, { audience });
  const head = [t('csv.figure'), t('csv.stage'), t('csv.detail'), t('csv.value')];
  const text = Papa.unparse([head, ...linesOf(view, t)], { escapeFormulae: true });
  // With a UTF-8 byte order mark, without which spreadsheets misread accents.
  const bytes = Buffer.from(`\uFEFF${text}\r\n`);
  const downloadName = `${t('csv.file')}-${dateInSaoPaulo(context.now)}.csv`;
  return answerBytes(bytes, 'text/csv; charset=utf-8', downloadName);
}

function linesOf(view: StatisticsView, t: (key: string) => string): Line[] {
  const { project, companies, everyCompany, since, now, came, hired, underWay, timeToHire, stages, sources, reasons } =
    view;
  const bounded = ({ count, more }: StatisticsView['now']['late']) => (more ? `${count}+` : count);
  const hours = (minutes: number | null) => (minutes === null ? '' : Math.round(minutes / 6) / 10);
  return [
    ...(project ? [[t('csv.project'), '', project.title, ''] as const] : []),
    ...companies.map(({ name }): Line => [t('csv.company'), '', name, '']),
    ...(everyCompany ? [[t('csv.company'), '', t('company.every'), ''] as const] : []),
    [t('csv.since'), '', since ?? t('period.all'), ''],
    [t('figures.openPositions'), '', '', bounded(now.openPositions)],
    [t('figures.overduePositions'), '', '', bounded(now.overduePositions)],
    [t('figures.late'), '', '', bounded(now.late)],
    [t('figures.answersOverdue'), '', '', bounded(now.answersOverdue)],
    [t('figures.came'), '', '', came],
    [t('figures.underWay'), '', '', underWay],
    [t('figures.hired'), '', '', hired],
    [t('csv.timeToHire'), '', t('stay.median'), hours(timeToHire.median)],
    [t('csv.timeToHire'), '', t('stay.ninetieth'), hours(timeToHire.ninetieth)],
    ...stages.map(({ stage, reached }): Line => [t('csv.reached'), t(`stages.${stage}`), '', reached]),
    ...stages.flatMap(({ stage, left }) =>
      departures.map((one): Line => [t('csv.left'), t(`stages.${stage}`), t(`departures.${one}`), left[one]]),
    ),
    ...stages.flatMap(({ stage, stay }): Line[] => [
      [t('csv.stay'), t(`stages.${stage}`), t('stay.median'), hours(stay.median)],
      [t('csv.stay'), t(`stages.${stage}`), t('stay.ninetieth'), hours(stay.ninetieth)],
    ]),
    ...sources.flatMap((one): Line[] => [
      [t('csv.cameBy'), '', t(`sources.${one.source}`), one.came],
      [t('csv.hiredBy'), '', t(`sources.${one.source}`), one.hired],
    ]),
    ...(reasons ?? []).map(({ common, own, count }): Line => [
      t('reasonsOf.title'),
      '',
      own ?? t(`reasons.${common ?? 'notSaid'}`),
      count,
    ]),
  ];
}
