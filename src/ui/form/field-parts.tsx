import { useId, type ReactNode } from 'react';
import { IconAlertCircle } from '#ui/icons/icons.ts';
import styles from './form.module.css';

export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <IconAlertCircle size={16} aria-hidden="true" />
      {children}
    </p>
  );
}

export function FieldHelp({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.help} id={id}>
      {children}
    </p>
  );
}

export interface FieldGroupProps {
  /** Target id of the error summary's links. */
  id?: string;
  label: ReactNode;
  required?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** A fieldset styled like a field, for choices and fields that belong together. */
export function FieldGroup({ id, label, required = false, help, error, children }: FieldGroupProps) {
  const textId = useId();
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1} aria-describedby={error || help ? textId : undefined}>
      <legend>
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      {error ? <FieldError id={textId}>{error}</FieldError> : help && <FieldHelp id={textId}>{help}</FieldHelp>}
    </fieldset>
  );
}
