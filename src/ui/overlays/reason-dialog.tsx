import { type ReactNode, useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FormDialog } from './form-dialog.tsx';

export interface ReasonDialogProps {
  title: string;
  /** What follows. */
  text: string;
  /** What the decision is about, below the text. */
  children?: ReactNode;
  action: string;
  cancel: string;
  label: string;
  /** Who reads it. */
  help?: string;
  maximum: number;
  /** Nobody takes it back. */
  danger: boolean;
  /** What is said of an empty reason; without it a reason need not be given. */
  missing?: string;
  loading: boolean;
  problem?: { title: string; error: Error } | null;
  /** Whose reason it is: it waits where the dialog goes away before it was given. */
  draftKey: string;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a decision, which somebody else reads. */
export function ReasonDialog({ title, text, action, cancel, label, maximum, danger, ...props }: ReasonDialogProps) {
  const { help, missing, loading, problem, draftKey, children, onClose, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trimmed = reason.trim();
  return (
    <FormDialog
      title={title}
      save={action}
      cancel={cancel}
      {...(problem && { failed: problem.title })}
      saving={{ error: problem?.error ?? null, isPending: loading }}
      danger={danger}
      draftKey={draftKey}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if ((trimmed !== '' || missing === undefined) && trimmed.length <= maximum) onConfirm(trimmed);
      }}
    >
      <p>{text}</p>
      {children}
      <CountedTextarea
        label={label}
        description={help}
        withAsterisk={missing !== undefined}
        data-autofocus
        maximum={maximum}
        value={reason}
        onChange={setReason}
        error={isAsked && trimmed === '' ? missing : fieldErrors(problem?.error).reason}
      />
    </FormDialog>
  );
}
