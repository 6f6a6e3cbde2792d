import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';

export interface ReasonDialogProps {
  title: string;
  /** What follows. */
  text: string;
  /** What the decision is about, below the text. */
  children?: ReactNode;
  action: string;
  cancel: string;
  label: string;
  maximum: number;
  /** Nobody takes it back. */
  danger: boolean;
  /** What is said of an empty reason; without it a reason need not be given. */
  missing?: string;
  loading: boolean;
  problem?: { title: string; error: Error } | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a decision, which somebody else reads. */
export function ReasonDialog({ title, text, action, cancel, label, maximum, danger, ...props }: ReasonDialogProps) {
  const { missing, loading, problem, children, onClose, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trimmed = reason.trim();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': cancel }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if ((trimmed !== '' || missing === undefined) && trimmed.length <= maximum) onConfirm(trimmed);
        }}
      >
        {problem && (
          <Alert tone="danger" title={problem.title} live>
            {problem.error.message}
          </Alert>
        )}
        <p>{text}</p>
        {children}
        <CountedTextarea
          label={label}
          withAsterisk={missing !== undefined}
          data-autofocus
          maximum={maximum}
          value={reason}
          onChange={setReason}
          error={isAsked && trimmed === '' ? missing : undefined}
        />
        <FormFooter
          start={<Button onClick={onClose}>{cancel}</Button>}
          end={
            <Button variant={danger ? 'danger' : 'primary'} type="submit" loading={loading}>
              {action}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
