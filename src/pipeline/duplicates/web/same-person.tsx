import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Section } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { samePersonQuery } from './duplicates-api.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import styles from './duplicates.module.css';
import { Evidence } from './evidence.tsx';
import { useDecide } from './use-decide.ts';

type SameAs = OutputOf<(typeof duplicatesContract)['GET /candidates/{applicationId}/samePerson']>;

/** In the panel: who may be the same person, and everything about people merged with this one. */
export function SamePerson({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/duplicates');
  const { applicationId, memberId } = view.card;
  const { company } = usePipelineActions();
  const { decide } = useDecide(company);
  const { data } = useQuery(samePersonQuery(applicationId));
  if (!data) return null;
  return (
    <>
      {data.suspects.map((suspect) => (
        <div key={suspect.memberId} className={styles.suspect}>
          <Alert tone="info" title={t('maybe', { name: personName(suspect.name) })}>
            <Evidence evidence={suspect.evidence} />
            {view.abilities.comment && (
              <div className={styles.choices}>
                <Button size="sm" onClick={() => void decide(memberId, suspect.memberId, 'merged')}>
                  {t('merge')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => void decide(memberId, suspect.memberId, 'different')}>
                  {t('different')}
                </Button>
              </div>
            )}
          </Alert>
        </div>
      ))}
      {data.applications.length > 0 && (
        <Section title={t('also')} level={3}>
          <ul className={styles.pairs}>
            {data.applications.map((application) => (
              <OtherApplication key={application.applicationId} application={application} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function OtherApplication({ application }: { application: SameAs['applications'][number] }) {
  const { t } = useTranslation('pipeline/duplicates');
  const { t: say } = useTranslation('pipeline/candidates');
  const { open } = usePipelineActions();
  const { applicationId, name, title, stage, tags, files, comments, history } = application;
  return (
    <li>
      <b>{title}</b>
      <p className="sub">
        {personName(name)} · {say(`stage.${stage}`)}
      </p>
      {tags.length > 0 && (
        <p className={styles.evidence}>
          {tags.map((tag) => (
            <TagPill key={tag.tagId} tag={tag} />
          ))}
        </p>
      )}
      {files.length > 0 && (
        <p className="sub">
          {t('files')}: {files.map((file) => file.name).join(', ')}
        </p>
      )}
      {comments.length > 0 && (
        <details>
          <summary>
            {t('comments')} ({comments.length})
          </summary>
          {comments.map((comment) => (
            <p key={comment.id} className={styles.entry}>
              {comment.text}
              <span className="meta">
                {personName(comment.author)} · <RelativeTime moment={comment.at} />
              </span>
            </p>
          ))}
        </details>
      )}
      <details>
        <summary>
          {t('history')} ({history.length})
        </summary>
        {history.map((entry) => (
          <p key={`${entry.event} ${entry.at}`} className={styles.entry}>
            {say(`history.${entry.event}`, {
              from: entry.fromStage && say(`stage.${entry.fromStage}`),
              to: entry.toStage && say(`stage.${entry.toStage}`),
            })}
            {entry.reason !== null && ` · ${entry.reason}`}
            <span className="meta">
              {entry.actor !== null && `${personName(entry.actor)} · `}
              <RelativeTime moment={entry.at} />
            </span>
          </p>
        ))}
      </details>
      <div className={styles.choices}>
        <Button size="sm" variant="quiet" onClick={() => open(applicationId)}>
          {t('open')}
        </Button>
      </div>
    </li>
  );
}
