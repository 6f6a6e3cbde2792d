import { type ComponentType, createContext, useContext } from 'react';

export interface InviteDialogProps {
  memberId: string;
  name: string;
  onClose: () => void;
}

/** What later rooms do with a professional; their manifests lend it. Loaded with the first click. */
export interface PersonPartsSource {
  namespaces: readonly string[];
  load: () => Promise<{
    /** Invites them to one of the company's jobs, or opens them as its candidate. */
    InviteDialog: ComponentType<InviteDialogProps>;
  }>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    personParts: PersonPartsSource;
  }
}

const DialogContext = createContext<ComponentType<InviteDialogProps> | null>(null);
export const InviteDialogProvider = DialogContext.Provider;

export function useInviteDialog(): ComponentType<InviteDialogProps> {
  const Dialog = useContext(DialogContext);
  if (!Dialog) throw new Error('Pages of professionals are drawn inside of their provider.');
  return Dialog;
}
