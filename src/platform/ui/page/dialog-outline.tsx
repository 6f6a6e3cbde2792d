import { createPortal } from 'react-dom';
import { SkeletonText } from '#platform/ui/states/skeleton.tsx';
import styles from './dialog-outline.module.css';

/** How a dialog with a long form looks in its first picture, which a press must not wait for; the dialog itself comes with the next. */
export function DialogOutline({ title }: { title: string }) {
  return createPortal(
    <div className={styles.scrim} aria-hidden="true">
      <div className={styles.sheet}>
        <p className={styles.title}>{title}</p>
        <SkeletonText lines={12} />
      </div>
    </div>,
    document.body,
  );
}
