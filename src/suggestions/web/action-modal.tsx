import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { SUGGESTED_KEY } from './suggested/suggested-queries.ts';

interface ActionModalProps {
  title: string;
  lead?: ReactNode;
  field: { label: string; help: string; maximum: number; required: boolean };
  confirmLabel: string;
  /** Whose words they are. */
  draftKey: string;
  /** The messages shown on success and on failure. */
  said: { done: string; failed: string };
  /** Besides the text, something must be chosen first. */
  isChosen?: boolean;
  act: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** What the text is called by the calls that it goes with. */
const FIELDS = ['message', 'reason', 'note', 'comment'];

/** A dialog for an action with a message. If the server refuses, the dialog stays open with the text. */
export function ActionModal({
  title,
  lead,
  field,
  confirmLabel,
  draftKey,
  said,
  isChosen = true,
  act,
  onClose,
}: ActionModalProps) {
  const { t } = useTranslation('suggestions');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const deed = useMutation({
    mutationFn: () => act(text.trim()),
    onSuccess: () => {
      toast.success(said.done);
      onClose();
    },
    onError: (error) => {
      if (besides(error, FIELDS)) toast.error(said.failed, { description: error.message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SUGGESTED_KEY }),
  });
  const isReady = isChosen && text.length <= field.maximum && (!field.required || text.trim() !== '');
  return (
    <FormDialog
      draftKey={draftKey}
      title={title}
      save={confirmLabel}
      cancel={t('actions.cancel')}
      saving={deed}
      isReady={isReady}
      onClose={onClose}
      onSubmit={() => deed.mutate()}
    >
      {lead}
      <CountedTextarea
        label={field.label}
        description={field.help}
        withAsterisk={field.required}
        data-autofocus
        maximum={field.maximum}
        value={text}
        onChange={setText}
        error={FIELDS.map((path) => fieldErrors(deed.error)[path]).find(Boolean)}
      />
    </FormDialog>
  );
}
