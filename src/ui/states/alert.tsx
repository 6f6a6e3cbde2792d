import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import styles from './states.module.css';

const icons = {
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  neutral: IconInfoCircle,
};

export interface AlertProps {
  tone?: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once when it appears. */
  live?: boolean;
}

export function Alert({ tone = 'warning', title, children, action, live = false }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.alert, styles[tone])} {...(live && { role: 'alert' })}>
      <Icon size={18} aria-hidden="true" />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
