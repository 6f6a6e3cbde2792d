import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconLock, IconPencil, IconPlus } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { useNearScreen } from '#ui/use-near-screen.ts';
import type { PrivateRecord, PrivateSource } from './private-record.ts';
import styles from '#profiles/web/cards/resume-cards.module.css';

interface PrivateCardProps<Details> {
  title: string;
  editLabel: string;
  /** Shown while empty: its purpose. */
  empty: string;
  source: PrivateSource<Details>;
  /** Labels and values; an empty value means not given. */
  linesOf: (details: Details) => (readonly [name: string, value: string])[];
  /** Loads the form; always the same function. */
  loadModal: () => Promise<unknown>;
  renderModal: (kept: PrivateRecord<Details>, close: () => void) => ReactNode;
}

/** Private data of the member; loaded separately from the profile, when one comes near it. */
export function PrivateCard<Details>(props: PrivateCardProps<Details>) {
  const { title, editLabel, empty, source, linesOf, loadModal, renderModal } = props;
  const { t } = useTranslation('profiles');
  const [isNear, place] = useNearScreen();
  const [editing, setEditing] = useState(false);
  const { data: kept, error, refetch, isRefetching } = useQuery({ ...source.query, enabled: isNear || editing });
  useLoadOnTouch(loadModal);
  const edit = () => setEditing(true);
  const shown = kept ? linesOf(kept.details).filter(([, value]) => value !== '') : [];
  const pencil = (
    <IconButton size="sm" label={editLabel} onClick={edit}>
      <IconPencil size={18} />
    </IconButton>
  );
  return (
    <Card title={title} action={!error && pencil}>
      <p ref={place} className={styles.onlyYou}>
        <IconLock size={14} aria-hidden="true" /> {t('private.onlyYou')}
      </p>
      {!kept &&
        (error ? (
          <LoadError compact error={error} onRetry={() => void refetch()} retrying={isRefetching} />
        ) : (
          <SkeletonText lines={2} />
        ))}
      {kept && shown.length === 0 && (
        <>
          <p className="sub">{empty}</p>
          <p style={{ marginTop: 12 }}>
            <Button size="sm" onClick={edit} icon={<IconPlus size={16} aria-hidden="true" />}>
              {t('bank.fillIn')}
            </Button>
          </p>
        </>
      )}
      {shown.length > 0 && (
        <dl className={styles.pairs}>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {kept && editing && renderModal(kept, () => setEditing(false))}
    </Card>
  );
}
