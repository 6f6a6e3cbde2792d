import type { ComponentType } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type PersonPartsSource, PersonPartsProvider } from './person-parts.ts';

/** Draws a page whose people can be invited; the dialog is loaded when it opens. */
export function withPersonParts(source: PersonPartsSource, loadPage: () => Promise<ComponentType>) {
  const parts = {
    InviteDialog: lazyPart(async () => (await source.load()).InviteDialog),
  };
  return async () => {
    const Page = await loadPage();
    return () => (
      <PersonPartsProvider value={parts}>
        <Page />
      </PersonPartsProvider>
    );
  };
}
