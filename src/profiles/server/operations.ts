import { implement } from '#platform/http/implement.ts';
import { profilesContract } from '#profiles/contract.ts';
import { readBankDetails, saveBankDetails } from '#profiles/server/bank-details.ts';
import { applyImport } from '#profiles/server/apply-import.ts';
import { changeListing, readListing } from '#profiles/server/listing.ts';
import { proposeImport } from '#profiles/server/propose-import.ts';
import { readLatestImport } from '#profiles/server/read-latest-import.ts';
import { readOwnProfile } from '#profiles/server/read-own-profile.ts';
import { undoImport } from '#profiles/server/undo-import.ts';
import { updateProfile } from '#profiles/server/update-profile.ts';

export const profilesOperations = implement(profilesContract, {
  'GET /users/profile': ({ context }) => readOwnProfile(context),
  'PUT /users/profileRegister': ({ body, context }) => updateProfile(context, body),
  'GET /users/bankDetails': ({ context }) => readBankDetails(context),
  'PUT /users/bankDetails': ({ body, context }) => saveBankDetails(context, body),
  'GET /users/listing': ({ context }) => readListing(context),
  'PUT /users/listing': ({ body, context }) => changeListing(context, body.listed),
  'POST /profileImports': ({ body, context }) => {
    const mediaType = context.request.headers['content-type'] ?? '';
    return proposeImport(context, { bytes: body, isJson: mediaType.toLowerCase().startsWith('application/json') });
  },
  'GET /profileImports/latest': ({ context }) => readLatestImport(context),
  'POST /profileImports/{importId}/apply': ({ params, body, context }) => applyImport(context, { ...params, ...body }),
  'POST /profileImports/{importId}/undo': ({ params, context }) => undoImport(context, params.importId),
});
