import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconX } from '#ui/icons/icons.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './native-dialog.module.css';

interface NativeDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** For what opens together with its page: the browser's own dialog, which looks like all others and brings no script. */
export function NativeDialog({ title, closeLabel, onClose, children }: NativeDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = element;
    if (!current || current.open) return;
    current.setAttribute('closedby', 'any');
    current.showModal();
  }, []);
  // The browser gives the focus back and says that it was closed, by whatever means.
  const close = () => element.current?.close();
  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} size="sm" onClick={close}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {children(close)}
    </dialog>
  );
}
