import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import type { NamedView } from './saved-view.ts';
import styles from './views.module.css';

interface NameViewProps {
  /** Null: a new one. */
  view: NamedView | null;
  mayShare: boolean;
  onClose: () => void;
  /** Returns whether it was saved. */
  onSave: (kept: { name: string; isShared: boolean }) => Promise<boolean>;
}

/** Asks for the name of a view and, if it is new, who may see it. */
export function NameView({ view, mayShare, onClose, onSave }: NameViewProps) {
  const { t } = useTranslation('platform/views');
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, share] = useState(view?.isShared ?? false);
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    if (await onSave({ name, isShared })) onClose();
    else setBusy(false);
  }
  return (
    <TypedDialog
      // A name is typed again in a moment.
      draft={null}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t(view ? 'rename' : 'save')}
      size="sm"
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void save();
        }}
      >
        <TextInput
          data-autofocus
          label={t('name')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {!view && mayShare && (
          <Checkbox label={t('shared')} checked={isShared} onChange={(event) => share(event.currentTarget.checked)} />
        )}
        <div className={styles.end}>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" loading={busy} disabled={name.trim() === ''}>
            {t('saveAction')}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}
