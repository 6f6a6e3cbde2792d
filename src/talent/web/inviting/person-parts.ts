import { type ComponentType, createContext, useContext } from 'react';

export interface InviteDialogProps {
  memberId: string;
  name: string;
  onClose: () => void;
}

/** What later rooms do with a professional; their manifests lend it. Loaded with the first click. */
export interface PersonParts {
  /** Invites them to one of the company's jobs, or opens them as its candidate. */
  InviteDialog: ComponentType<InviteDialogProps>;
}

export interface PersonPartsSource {
  load: () => Promise<PersonParts>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    personParts: PersonPartsSource;
  }
}

const PartsContext = createContext<PersonParts | null>(null);
export const PersonPartsProvider = PartsContext.Provider;

export function usePersonParts(): PersonParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('Pages of professionals are drawn inside of their provider.');
  return parts;
}
