import type { Translate } from '#platform/i18n/format-text.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { pipelinePath } from '#pipeline/paths.ts';
import type { CandidateRow, PositionRow } from '#statistics/contract.ts';
import { durationWords } from './figure-words.ts';
import type { OpenRows } from './search/statistics-search.ts';
import styles from './statistics.module.css';

const momentWords = (moment: string) => new Date(moment).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });

/** A candidate with the value that the figure counts; links to their panel in the pipeline. */
export function CandidateItem({ row, rows }: { row: CandidateRow; rows: OpenRows['rows'] }) {
  const { t } = useTranslation('statistics');
  const name = personName(row.name);
  const { projectId, positionIndex: position, positionTitle, projectTitle, applicationId: candidate } = row;
  const isRemoved = row.positionState === 'removed';
  const outcome = row.outcome && row.outcome !== 'hired' ? t(`departures.${row.outcome}`) : t(`stages.${row.stage}`);
  return (
    <li className={styles.item}>
      <Avatar name={name} image={row.image} />
      <div className={styles.itemText}>
        {isRemoved ? <b>{name}</b> : <PageLink to={pipelinePath(projectId, { position, candidate })}>{name}</PageLink>}
        <span className={classNames('meta', styles.about)}>
          {positionTitle === projectTitle
            ? positionTitle
            : t('rows.project', { position: positionTitle, project: projectTitle })}
        </span>
        <span className="meta">{aboutOf(row, rows, t)}</span>
        {isRemoved && <span className="meta">{t('rows.removed')}</span>}
      </div>
      <Pill size="sm" tone={row.outcome === 'hired' ? 'success' : row.outcome ? 'neutral' : 'info'}>
        {outcome}
      </Pill>
    </li>
  );
}

function aboutOf(row: CandidateRow, rows: OpenRows['rows'], t: Translate): string {
  if (rows === 'late') return t('rows.waits', { date: momentWords(row.stageEnteredAt) });
  if (rows === 'answersOverdue') return t('rows.promised', { date: momentWords(row.answerDueAt) });
  if (rows === 'stay' && row.stayMinutes !== null) return t('rows.stayed', { time: durationWords(row.stayMinutes, t) });
  if (rows === 'hired' && row.hiredAt) return t('rows.hiredAt', { date: momentWords(row.hiredAt) });
  return t('rows.cameAt', { date: momentWords(row.cameAt) });
}

/** A vacancy; links to its pipeline. */
export function PositionItem({ row }: { row: PositionRow }) {
  const { t } = useTranslation('statistics');
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <PageLink to={pipelinePath(row.projectId, { position: row.positionIndex })}>{row.positionTitle}</PageLink>
        {row.projectTitle !== row.positionTitle && <span className="meta">{row.projectTitle}</span>}
        <span className="meta">{t('rows.published', { date: momentWords(row.publishedAt) })}</span>
      </div>
    </li>
  );
}
