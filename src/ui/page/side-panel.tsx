import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  /** Names the panel for screen readers, usually the record's name. */
  label: string;
  /** On the left of the bar: "1 of 4 in Screening". */
  position?: ReactNode;
  /** Icon buttons before the close button: previous, next, open. */
  barActions?: ReactNode;
  /** The first child takes the remaining width: the filled button. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A menu or dialog above the panel gets Escape first. Closed lists of choices stay in the page, hidden. */
function isSomethingAbove(): boolean {
  const above = '[data-mantine-shared-portal-node] [role="dialog"], [role="menu"], [role="listbox"]';
  return [...document.querySelectorAll(above)].some((element) => element.checkVisibility());
}

/** Beside the page, not over it: the list stays usable, Escape closes it, and the focus returns to where it was. */
export function SidePanel({ label, position, barActions, foot, onClose, children }: SidePanelProps) {
  const { t } = useTranslation('platform');
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    // The element above may be gone by the time the key arrives here, so it is checked in the capture phase.
    let isTaken = false;
    function onKeyBefore() {
      isTaken = isSomethingAbove();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken) return;
      close.current();
    }
    window.addEventListener('keydown', onKeyBefore, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyBefore, true);
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <section className={styles.panel} data-side-panel role="dialog" aria-label={label} tabIndex={-1} ref={panel}>
      <div className={styles.bar}>
        <span className={classNames('clip', styles.barText)}>{position}</span>
        {barActions}
        <IconButton label={t('panel.close')} onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && (
        <div className={styles.foot} data-foot>
          {foot}
        </div>
      )}
    </section>
  );
}
