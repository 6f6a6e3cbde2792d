import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';

interface ProfessionalModalProps {
  title: string;
  confirmLabel: string;
  /** Whose words they are. */
  draftKey: string;
  destructive?: boolean;
  /** Whether all required fields are filled in. */
  isReady: boolean;
  /** The state of the request. */
  change: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around an action on a project's professional: the fields, errors, and the button that submits it. */
export function ProfessionalModal({ title, confirmLabel, isReady, change, onClose, ...rest }: ProfessionalModalProps) {
  const { t } = useTranslation('projects/squad');
  const { destructive = false, draftKey, children } = rest;
  return (
    <FormDialog
      draftKey={draftKey}
      title={title}
      save={confirmLabel}
      cancel={t('cancel')}
      failed={t('failed')}
      saving={change}
      isReady={isReady}
      danger={destructive}
      onClose={onClose}
      onSubmit={() => change.mutate()}
    >
      {children}
    </FormDialog>
  );
}
