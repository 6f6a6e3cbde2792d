import type { ComponentType } from 'react';
import { useIsBelowDrawn } from '#ui/after-paint.ts';

/** What later rooms show on the pages of the entrance; src/application supplies it. */
export interface EntranceParts {
  /** Beside the form: what the product is for, and its vacancies. */
  FrontDoor: ComponentType;
}

/** Comes after the form has been painted: the entrance is what everybody waits for. */
export function BesideForm({ FrontDoor }: EntranceParts) {
  return useIsBelowDrawn() ? <FrontDoor /> : null;
}
