import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { type Saving, useTypedWords } from './use-typed-words.ts';

export interface TypedDialogProps extends Omit<ModalProps, 'opened' | 'children'> {
  opened?: boolean;
  /** Whose words wait where the dialog goes away before they were saved or discarded; null where none should, and a comment says why. */
  draft: { key: string; saving: Saving } | null;
  /** A function is given the way out that asks first. */
  children: ReactNode | ((leave: () => void) => ReactNode);
}

/**
 * A dialog that holds what somebody types. Once there are words, a click beside it does nothing, and Escape and the closing button ask
 * before they are lost.
 */
export function TypedDialog({ opened = true, draft, onClose, children, ...props }: TypedDialogProps) {
  const { closeOnEscape = true, closeOnClickOutside = true, ...rest } = props;
  const { t } = useTranslation('platform');
  const words = useTypedWords(draft?.key ?? null, draft?.saving);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (words.holdsWords()) setAsking(true);
    else onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={leave}
      closeOnEscape={closeOnEscape && !isAsking}
      closeOnClickOutside={closeOnClickOutside && !words.isTyped}
      {...words.events}
      {...rest}
    >
      {typeof children === 'function' ? children(leave) : children}
      {draft && <Arrival onArrive={(dialog) => words.restore(dialog)} />}
      <ConfirmDialog
        opened={isAsking}
        destructive
        title={t('dialog.discardTitle')}
        confirmLabel={t('dialog.discard')}
        cancelLabel={t('dialog.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          words.forget();
          setAsking(false);
          onClose();
        }}
      />
    </Modal>
  );
}

/** Says when the fields before it are on the page: a dialog shows its content only after it was mounted itself. */
function Arrival({ onArrive }: { onArrive: (dialog: Element) => () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  // Words come back once; what is typed later is newer.
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    return dialog ? arrive(dialog) : undefined;
  }, []);
  return <span ref={place} hidden />;
}
