import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { PageLink, type PageLinkProps } from './page-link.tsx';
import { usePressOnce } from './press-once.ts';

interface IconButtonLook {
  /** The accessible name and the tooltip. */
  label: string;
  size?: 'sm' | 'md';
  outlined?: boolean;
  children: ReactNode;
}

function lookOf(size: 'sm' | 'md' | undefined, outlined: boolean | undefined, className?: string): string {
  return classNames(styles.icon, size === 'sm' && styles.iconSm, outlined && styles.iconOutlined, className);
}

export interface IconButtonProps extends IconButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, size, outlined, className, children, ...props }: IconButtonProps) {
  const { type = 'button', onClick, ...rest } = props;
  const counts = usePressOnce();
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={lookOf(size, outlined, className)}
      {...rest}
      onClick={onClick && ((event) => counts() && onClick(event))}
    >
      {children}
    </button>
  );
}

export function IconButtonLink({
  label,
  size,
  outlined,
  className,
  children,
  ...rest
}: IconButtonLook & Omit<PageLinkProps, 'children'>) {
  return (
    <PageLink aria-label={label} title={label} className={lookOf(size, outlined, className)} {...rest}>
      {children}
    </PageLink>
  );
}
