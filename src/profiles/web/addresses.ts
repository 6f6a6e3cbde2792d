import { pageAddress } from '#ui/router/page-address.ts';
import { isProfileEditor, profilePaths } from '#profiles/paths.ts';
import { isAudience } from '#profiles/rules/audience.ts';

/** `edit` names the open editor, `as` the reader whose view is shown. */
const readSearch = ({ edit, as }: Record<string, unknown>) => ({
  ...(isProfileEditor(edit) && { edit }),
  ...(isAudience(as) && as !== 'own' && { as }),
});

export const fillProfilePage = pageAddress(profilePaths.fillProfile, readSearch);
export const ownProfilePage = pageAddress(profilePaths.ownProfile, readSearch);
