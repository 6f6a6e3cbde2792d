import { ownDataPaths } from '#own-data/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined);
const readVersion = (search: Record<string, unknown>) => {
  const version = textOf(search.version);
  return version === undefined ? {} : { version };
};

/** `deletionCode` comes from the mail that confirms a deletion. */
export const accountDataPage = pageAddress(ownDataPaths.data, (search) => {
  const deletionCode = textOf(search.deletionCode);
  return deletionCode === undefined ? {} : { deletionCode };
});
/** The texts by their kind; a former version is asked for by `version`. */
export const legalPages = {
  terms: pageAddress(ownDataPaths.terms, readVersion),
  privacy: pageAddress(ownDataPaths.privacy, readVersion),
};
