import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { usePressOnce } from '../controls/press-once.ts';
import styles from './form.module.css';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  ref?: Ref<HTMLFormElement>;
}

/** One column, 24 px between fields, our messages instead of the browser's. A press counts once. */
export function Form({ className, onSubmit, ...rest }: FormProps) {
  const counts = usePressOnce();
  return (
    <form
      noValidate
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        // A dialog opened within a form is elsewhere on the page, yet React would hand its submit to the form around it too.
        event.stopPropagation();
        const isBusy = event.currentTarget.querySelector('[type="submit"][aria-busy="true"]') !== null;
        // The button shows only in the next picture that a call runs.
        if (isBusy || !counts()) return event.preventDefault();
        onSubmit?.(event);
      }}
      {...rest}
    />
  );
}

/** Fields at the distances of a form, where the form is further up. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}

/** Short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
