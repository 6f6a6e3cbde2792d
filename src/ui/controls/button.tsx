import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { PageLink, type PageLinkProps } from './page-link.tsx';
import { usePressOnce } from './press-once.ts';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'soft' | 'danger' | 'dangerQuiet' | 'inverse';

interface ButtonLook {
  variant?: ButtonVariant;
  /** 32, 36 (beside filters), 40, 48. */
  size?: 'sm' | 'bar' | 'md' | 'lg';
  block?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

function lookOf({ variant = 'default', size = 'md', block }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block, className);
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows progress in place; the button keeps its width and its focus. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconAfter,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const counts = usePressOnce();
  return (
    <button
      type={type}
      className={lookOf({ variant, size, block }, className)}
      {...(loading && { 'data-loading': '', 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : onClick && ((event) => counts() && onClick(event))}
    >
      {icon}
      {children !== undefined && <span>{children}</span>}
      {iconAfter}
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, PageLinkProps {}

export function ButtonLink({ variant, size, block, icon, iconAfter, className, children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink className={lookOf({ variant, size, block }, className)} {...rest}>
      {icon}
      {children !== undefined && <span>{children}</span>}
      {iconAfter}
    </PageLink>
  );
}

export interface AnchorButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link styled as a button that leaves the app's pages: a file, another site. */
export function AnchorButton({
  variant,
  size,
  block,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: AnchorButtonProps) {
  return (
    <a className={lookOf({ variant, size, block }, className)} {...rest}>
      {icon}
      {children !== undefined && <span>{children}</span>}
      {iconAfter}
    </a>
  );
}
