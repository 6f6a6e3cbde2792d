import { createPortal } from 'react-dom';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import styles from './dialog-outline.module.css';

/**
 * The placeholder of a dialog with a long form for its first frame, so that the click is answered at once; the dialog itself
 * follows with the next.
 */
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
