import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import type { Saving } from '#ui/overlays/use-typed-words.ts';
import '#ui/theme/full-styles.ts';
import type { Squad } from './squad-queries.ts';
import styles from './squad.module.css';

export interface GivenReason {
  positionIndex: number;
  reason: string;
}
interface DisapproveModalProps {
  places: Squad['places'];
  /** Which people they are: reasons do not apply to others. */
  composition: string;
  saving: Saving;
  onClose: () => void;
  onConfirm: (reasons: GivenReason[]) => void;
}

/** Rejects people, each with a required reason. */
export function DisapproveModal({ places, composition, saving, onClose, onConfirm }: DisapproveModalProps) {
  const { t } = useTranslation('pipeline/selection/squad');
  const [reasons, setReasons] = useState<ReadonlyMap<number, string>>(new Map());
  const given = [...reasons].map(([positionIndex, reason]) => ({ positionIndex, reason: reason.trim() }));
  const isReady = given.length > 0 && given.every(({ reason }) => reason !== '' && reason.length <= FREE_TEXT_LENGTH);
  function put(positionIndex: number, reason: string | null) {
    const next = new Map(reasons);
    if (reason === null) next.delete(positionIndex);
    else next.set(positionIndex, reason);
    setReasons(next);
  }
  return (
    <FormDialog
      draftKey={`disapprove:${composition}`}
      title={t('owner.disapproveTitle')}
      save={t('owner.confirmDisapprove')}
      cancel={t('owner.cancel')}
      saving={saving}
      isReady={isReady}
      size="lg"
      danger
      onClose={onClose}
      onSubmit={() => onConfirm(given)}
    >
      <p className="sub">{t('owner.disapproveText')}</p>
      {places.map(({ positionIndex, title, selected }) => {
        const name = personName(selected!.name);
        const reason = reasons.get(positionIndex);
        return (
          <div key={positionIndex} className={styles.person}>
            <Checkbox
              label={`${name} · ${title}`}
              checked={reason !== undefined}
              onChange={(event) => put(positionIndex, event.currentTarget.checked ? '' : null)}
            />
            {reason !== undefined && (
              <CountedTextarea
                label={t('owner.reason', { name })}
                withAsterisk
                maximum={FREE_TEXT_LENGTH}
                value={reason}
                onChange={(text) => put(positionIndex, text)}
              />
            )}
          </div>
        );
      })}
    </FormDialog>
  );
}
