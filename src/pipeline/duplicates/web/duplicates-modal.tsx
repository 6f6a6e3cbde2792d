import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MarkKind } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import '#ui/theme/full-styles.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { duplicatesApi } from './duplicates-api.ts';
import styles from './duplicates.module.css';
import { Evidence } from './evidence.tsx';
import { pairsKey, useDecide } from './use-decide.ts';

interface Person {
  memberId: string;
  name: string;
  image: string | null;
  jobTitle: string;
}

/** Candidates who may have applied with two accounts, and the decisions about them. */
export function DuplicatesModal({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { t } = useTranslation('pipeline/duplicates');
  const { decide, undo } = useDecide(workspaceId);
  const query = useQuery({
    queryKey: [...pairsKey, workspaceId],
    queryFn: ({ signal }) => duplicatesApi('GET /candidates/duplicates', { query: { workspaceId }, signal }),
  });
  const { data } = query;
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }} title={t('title')} size="lg">
      <p className="sub">{t('purpose')}</p>
      {query.error && !data && <LoadError error={query.error} onRetry={() => void query.refetch()} compact />}
      {query.isPending && (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {data?.open.length === 0 && <EmptyState illustration="people" title={t('none')} compact />}
      {data && data.open.length > 0 && (
        <ul className={styles.pairs}>
          {data.open.map(({ first, second, evidence }) => (
            <li key={`${first.memberId} ${second.memberId}`}>
              <TwoPeople first={first} second={second} evidence={evidence} />
              {data.mayDecide && (
                <div className={styles.actions}>
                  <Button size="sm" onClick={() => void decide(first.memberId, second.memberId, 'different')}>
                    {t('different')}
                  </Button>
                  <Button
                    size="sm"
                    variant="primary"
                    onClick={() => void decide(first.memberId, second.memberId, 'merged')}
                  >
                    {t('merge')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.decided.length > 0 && (
        <details className={styles.decided}>
          <summary>
            {t('decided')} ({data.decided.length})
          </summary>
          <ul className={styles.pairs}>
            {data.decided.map((pair) => (
              <li key={pair.pairId}>
                <TwoPeople {...pair} />
                <div className={styles.actions}>
                  <span className="meta">
                    {t(pair.state === 'merged' ? 'merged' : 'notSame')} · <RelativeTime moment={pair.decidedAt} />
                  </span>
                  {pair.undoable && data.mayDecide && (
                    <Button size="sm" variant="quiet" onClick={() => void undo(pair.pairId)}>
                      {t('undo')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Modal>
  );
}

function TwoPeople({ first, second, evidence }: { first: Person; second: Person; evidence: readonly MarkKind[] }) {
  return (
    <>
      <div className={styles.two}>
        {[first, second].map((person) => (
          <div key={person.memberId} className={styles.person}>
            <Avatar name={person.name} image={person.image} />
            <span>
              <b>{personName(person.name)}</b>
              <small>{person.jobTitle}</small>
            </span>
          </div>
        ))}
      </div>
      <Evidence evidence={evidence} />
    </>
  );
}
