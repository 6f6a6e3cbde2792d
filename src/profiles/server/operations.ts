import { implement } from '#platform/http/implement.ts';
import { profilesContract } from '#profiles/contract.ts';
import { applyImport } from '#profiles/imports/server/apply-import.ts';
import { changeListing, readListing } from '#profiles/server/listing.ts';
import { deleteGender, readGender, saveGender } from '#profiles/private/server/gender.ts';
import { saveBankDetails } from '#profiles/private/server/save-bank-details.ts';
import { readPrivateRecord, savePrivateRecord } from '#profiles/private/server/private-records.ts';
import { proposeImport } from '#profiles/imports/server/propose-import.ts';
import { readLatestImport } from '#profiles/imports/server/read-latest-import.ts';
import { readOwnProfile } from '#profiles/server/read-own-profile.ts';
import { undoImport } from '#profiles/imports/server/undo-import.ts';
import { updateProfile } from '#profiles/server/update-profile.ts';

export const profilesOperations = implement(profilesContract, {
  'GET /users/profile': ({ context }) => readOwnProfile(context),
  'PUT /users/profileRegister': ({ body, context }) => updateProfile(context, body),
  'GET /users/listing': ({ context }) => readListing(context),
  'PUT /users/listing': ({ body, context }) => changeListing(context, body.listed),
  'GET /users/bankDetails': ({ context }) => readPrivateRecord(context, 'bankDetails'),
  'PUT /users/bankDetails': ({ body, context }) => saveBankDetails(context, body),
  'GET /users/ownCompany': ({ context }) => readPrivateRecord(context, 'ownCompany'),
  'PUT /users/ownCompany': ({ body, context }) => savePrivateRecord(context, 'ownCompany', body),
  'GET /users/birthDate': ({ context }) => readPrivateRecord(context, 'personalData'),
  'PUT /users/birthDate': ({ body, context }) => savePrivateRecord(context, 'personalData', body),
  'GET /users/gender': ({ context }) => readGender(context),
  'PUT /users/gender': ({ body, context }) => saveGender(context, body),
  'DELETE /users/gender': ({ context }) => deleteGender(context),
  'POST /profileImports': ({ body, query, context }) => proposeImport(context, body, query.dateOrder),
  'GET /profileImports/latest': ({ context }) => readLatestImport(context),
  'POST /profileImports/{importId}/apply': ({ params, body, context }) => applyImport(context, { ...params, ...body }),
  'POST /profileImports/{importId}/undo': ({ params, context }) => undoImport(context, params.importId),
});
