import type { FormEvent, ReactNode } from 'react';
import { isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ReportFailure } from '#ui/toasts/report-failure.tsx';
import { TypedDialog } from './typed-dialog.tsx';

interface FormDialogProps {
  title: string;
  save: string;
  cancel: string;
  /** Heads what the server answered when it was not saved; without it a field or a toast says so. */
  failed?: string;
  /** A `StaleNotice`, for a record that was changed elsewhere meanwhile: it stands for that failure. */
  stale?: ReactNode;
  saving: { error: Error | null; isPending: boolean };
  /** `false`: something is missing that no field can say. */
  isReady?: boolean;
  size?: 'lg';
  /** Nobody takes it back. */
  danger?: boolean;
  /** Whose words wait where the dialog goes away before they were saved or discarded; null where none should, and a comment says why. */
  draftKey: string | null;
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A form in a dialog: what went wrong above its fields, and below them the two ways out. What was typed is not lost unasked. */
export function FormDialog({ title, save, cancel, failed, saving, danger = false, ...props }: FormDialogProps) {
  const { size, isReady = true, stale, draftKey, onClose, onSubmit, children } = props;
  return (
    <TypedDialog
      {...(size && { size })}
      draft={draftKey === null ? null : { key: draftKey, saving }}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': cancel }}
    >
      {(leave) => (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) onSubmit(event);
          }}
        >
          {stale}
          {saving.error && failed !== undefined && !(stale && isStale(saving.error)) && (
            <Alert tone="danger" title={failed} live action={<ReportFailure error={saving.error} />}>
              {saving.error.message}
            </Alert>
          )}
          {children}
          <FormFooter
            start={<Button onClick={leave}>{cancel}</Button>}
            end={
              <Button
                variant={danger ? 'danger' : 'primary'}
                type="submit"
                disabled={!isReady}
                loading={saving.isPending}
              >
                {save}
              </Button>
            }
          />
        </Form>
      )}
    </TypedDialog>
  );
}
