import { Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';

interface FormDialogProps {
  title: string;
  save: string;
  cancel: string;
  /** Heads what the server answered when it was not saved. */
  failed: string;
  saving: { error: Error | null; isPending: boolean };
  size?: 'lg';
  /** Nobody takes it back. */
  danger?: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A form in a dialog: what went wrong above its fields, and below them the two ways out. */
export function FormDialog({ title, save, cancel, failed, saving, danger = false, ...props }: FormDialogProps) {
  const { size, onClose, onSubmit, children } = props;
  return (
    <Modal opened size={size} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': cancel }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        {saving.error && (
          <Alert tone="danger" title={failed} live>
            {saving.error.message}
          </Alert>
        )}
        {children}
        <FormFooter
          start={<Button onClick={onClose}>{cancel}</Button>}
          end={
            <Button variant={danger ? 'danger' : 'primary'} type="submit" loading={saving.isPending}>
              {save}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
