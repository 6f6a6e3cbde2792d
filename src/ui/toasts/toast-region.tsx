import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useFailureReport } from './failure-reports.ts';
import {
  closeToast,
  currentToasts,
  subscribeToToasts,
  TOAST_LIFE_MS,
  type Toast,
  type ToastAction,
} from './toast-store.ts';
import styles from './toasts.module.css';
import { useLiftAboveFooter } from './use-lift-above-footer.ts';

const icons = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, danger: IconAlertCircle };

function leavesByItself(toast: Toast): boolean {
  return toast.tone === 'success' || toast.tone === 'info';
}

function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const { t } = useTranslation('platform');
  const remaining = useRef(TOAST_LIFE_MS);
  useEffect(() => {
    if (paused || toast.closing || !leavesByItself(toast)) return;
    const started = Date.now();
    const timer = window.setTimeout(() => closeToast(toast.id), remaining.current);
    return () => {
      window.clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused, toast]);
  const report = useFailureReport();
  const actions: ToastAction[] = [...(toast.actions ?? [])];
  if (toast.tone === 'danger' && report)
    actions.push({ label: t('toast.report'), onClick: () => report(toast.failure) });
  const Icon = icons[toast.tone];
  return (
    <div
      className={classNames(styles.toast, styles[toast.tone], toast.closing && styles.closing)}
      {...(toast.tone === 'danger' && { role: 'alert' })}
    >
      <Icon size={20} aria-hidden="true" />
      <div>
        <b>{toast.title}</b>
        {toast.description && <p>{toast.description}</p>}
        {actions.length > 0 && (
          <div className={styles.links}>
            {actions.map((action) => (
              <button
                key={action.label}
                type="button"
                onClick={() => {
                  closeToast(toast.id);
                  action.onClick();
                }}
              >
                {action.label}
              </button>
            ))}
          </div>
        )}
      </div>
      <IconButton label={t('toast.close')} size="sm" onClick={() => closeToast(toast.id)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
      {leavesByItself(toast) && <span className={styles.bar} aria-hidden="true" />}
    </div>
  );
}

/** Rendered once. Toasts stay while hovered or focused. */
export function ToastRegion() {
  const { t } = useTranslation('platform');
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const lift = useLiftAboveFooter(region, toasts.length);
  // A toast removed under the pointer, or with the focus, triggers neither mouseleave nor blur.
  useEffect(() => setPaused(region.current?.matches(':is(:hover, :focus-within)') ?? false), [toasts]);
  return (
    <div
      ref={region}
      className={styles.region}
      style={{ '--lift': `${lift}px` } as CSSProperties}
      role="region"
      aria-label={t('toast.region')}
      aria-live="polite"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} />
      ))}
    </div>
  );
}
