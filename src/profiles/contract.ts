import { accountErrors } from '#accounts/errors.ts';
import { z } from 'zod';
import { navigationStages } from '#accounts/rules/stages.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import { moment, version } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { importErrors, profileErrors } from '#profiles/errors.ts';
import { profileContent, profileUpdate } from '#profiles/profile-schemas.ts';
import {
  bankDetailsInput,
  bankDetailsView,
  birthDateInput,
  birthDateView,
  ownCompanyInput,
  ownCompanyView,
} from '#profiles/private/schemas.ts';
import { READINESS_CODES } from '#profiles/rules/application-readiness.ts';
import { GENDERS } from '#profiles/private/rules/gender.ts';
import { LIST_PATHS, type ProfileChange } from '#profiles/imports/rules/profile-change.ts';
import { dateOrders } from '#profiles/imports/rules/date-orders.ts';
import { IMPORT_WARNING_CODES, UNTAKEN_KINDS } from '#profiles/imports/rules/profile-draft.ts';
import { SCORE_LEVELS } from '#profiles/rules/profile-score.ts';
import { PROFILE_SECTIONS } from '#profiles/rules/profile.ts';
import { SCORE_PIECE_CODES } from '#profiles/rules/score-pieces.ts';
import type { taxonomyContract } from '#taxonomy/contract.ts';

const member = { roles: ['squadMember'] } as const;
const section = z.enum(PROFILE_SECTIONS);
const piece = z.enum(SCORE_PIECE_CODES);

const score = z.object({
  score: z.int(),
  level: z.enum(SCORE_LEVELS),
  sections: z.array(
    z.object({ section, points: z.int(), weight: z.int(), percentage: z.int(), missing: z.array(piece) }),
  ),
  nextStep: z.object({ code: piece, section, points: z.int() }).nullable(),
});

const ownProfile = z.object({
  profile: profileContent,
  version,
  score,
  /** What is still missing before the member can apply to a vacancy. */
  missing: z.array(z.object({ code: z.enum(READINESS_CODES), section })),
  navigationStage: z.enum(navigationStages),
  abilities: z.object({ edit: z.boolean(), finish: z.boolean() }),
});

const importView = z.object({
  id: z.uuid(),
  source: z.enum(['linkedin', 'jsonResume']),
  state: z.enum(['proposed', 'applied', 'undone']),
  changes: z.array(z.custom<ProfileChange>()),
  leftOut: z.array(z.object({ path: z.enum([...LIST_PATHS, ...UNTAKEN_KINDS]), count: z.int() })),
  warnings: z.array(
    z.object({ code: z.enum(IMPORT_WARNING_CODES), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  /** The profile's version that the answer is based on. */
  version,
  createdAt: moment,
  appliedAt: moment.nullable(),
  abilities: z.object({ apply: z.boolean(), undo: z.boolean() }),
});

const listing = z.object({
  /** Since when the member is listed; null: not listed. */
  listedAt: moment.nullable(),
  path: z.string(),
});

const genderView = z.object({ gender: z.enum(GENDERS).nullable(), consentedAt: moment.nullable() });

const importParams = z.object({ importId: z.uuid() });
export const IMPORT_FILE_BYTES = 10 * 1024 * 1024;

export const profilesContract = defineContract({
  'GET /users/profile': operation({
    summary: 'The own profile with its score and what applying still needs',
    access: member,
    output: ownProfile,
  }),
  'PUT /users/profileRegister': operation({
    summary: 'Changes any sections of the own profile; finished moves on from filling in',
    access: member,
    changes: [profileHappenings.changed],
    unverified: openToUnverified.oneself,
    body: z.strictObject({ version, updateObj: profileUpdate, finished: z.boolean().optional() }),
    output: ownProfile,
    errors: [platformErrors.staleVersion],
  }),
  'GET /users/bankDetails': operation({
    summary: 'Where the caller is paid: PIX key and account; shown to nobody else',
    access: member,
    output: bankDetailsView,
  }),
  'PUT /users/bankDetails': operation({
    summary: 'Keeps PIX key and account of the caller; another key than before asks for the password',
    access: member,
    changes: [profileHappenings.privateRecordChanged],
    unverified: openToUnverified.oneself,
    body: bankDetailsInput,
    output: bankDetailsView,
    errors: [
      accountErrors.currentPasswordWrong,
      accountErrors.passwordMissing,
      platformErrors.staleVersion,
      profileErrors.pixKeyInvalid,
      profileErrors.cpfInvalid,
      profileErrors.cnpjInvalid,
    ],
  }),
  'GET /users/listing': operation({
    summary: 'Whether companies may find the caller, and the address of the public page',
    access: member,
    output: listing,
  }),
  'PUT /users/listing': operation({
    summary: 'Lets companies find the caller and opens the public page, or takes both back',
    access: member,
    changes: [profileHappenings.listed, profileHappenings.unlisted],
    unverified: 'Switches being found off; switching it on asks for a confirmed address in the call itself.',
    body: z.strictObject({ listed: z.boolean() }),
    output: listing,
    errors: [profileErrors.tooEmptyToBeFound, platformErrors.unverifiedEmail],
  }),
  'GET /users/ownCompany': operation({
    summary: 'The company through which the caller works; shown to nobody else',
    access: member,
    output: ownCompanyView,
  }),
  'PUT /users/ownCompany': operation({
    summary: 'Keeps the own company of the caller, encrypted',
    access: member,
    changes: [profileHappenings.privateRecordChanged],
    unverified: openToUnverified.oneself,
    body: ownCompanyInput,
    output: ownCompanyView,
    errors: [
      platformErrors.staleVersion,
      profileErrors.cnpjInvalid,
      profileErrors.cpfInvalid,
      profileErrors.zipInvalid,
    ],
  }),
  'GET /users/birthDate': operation({
    summary: 'When the caller was born; shown to nobody else',
    access: member,
    output: birthDateView,
  }),
  'PUT /users/birthDate': operation({
    summary: 'Keeps the birth date of the caller, encrypted; an empty one forgets it',
    access: member,
    changes: [profileHappenings.privateRecordChanged],
    unverified: openToUnverified.oneself,
    body: birthDateInput,
    output: birthDateView,
    errors: [platformErrors.staleVersion, profileErrors.birthDateInvalid],
  }),
  'GET /users/gender': operation({
    summary: 'What the caller said of the own gender, if anything; shown to nobody else',
    access: member,
    output: genderView,
  }),
  'PUT /users/gender': operation({
    summary: 'Keeps the gender of the caller, encrypted, with the consent that must come with it',
    access: member,
    changes: recordsNothing.consent,
    unverified: openToUnverified.oneself,
    /** `seen`: the answer that the caller saw, so that another device’s newer one is not overwritten. */
    body: z.strictObject({ gender: z.enum(GENDERS), consent: z.literal(true), seen: z.enum(GENDERS).nullable() }),
    output: genderView,
    errors: [platformErrors.staleVersion],
  }),
  'DELETE /users/gender': operation({
    summary: 'Takes the consent back and forgets the gender of the caller',
    access: member,
    changes: recordsNothing.consent,
    unverified: openToUnverified.oneself,
    output: genderView,
  }),
  'POST /profileImports': operation({
    summary: 'Reads an export file (LinkedIn ZIP or JSON Resume) and proposes what to change; nothing changes yet',
    access: member,
    changes: recordsNothing.draft,
    unverified: openToUnverified.oneself,
    /** How to read 05/03/2018, where the file leaves it open (`profiles.datesAmbiguous`). */
    query: z.object({ dateOrder: z.enum(dateOrders).optional() }),
    body: binaryBody(['application/zip', 'application/x-zip-compressed', 'application/json'], IMPORT_FILE_BYTES),
    status: 201,
    output: importView,
    errors: Object.values(importErrors),
    limit: { count: 10, seconds: 600 },
  }),
  'GET /profileImports/latest': operation({
    summary: 'The last import; null when there was none',
    access: member,
    output: z.object({ import: importView.nullable() }),
  }),
  'POST /profileImports/{importId}/apply': operation({
    summary: 'Puts the accepted changes of a proposal into the profile',
    access: member,
    changes: [profileHappenings.changed],
    unverified: openToUnverified.oneself,
    params: importParams,
    body: z.strictObject({ version, accepted: z.array(z.string().max(1_000)).min(1).max(500) }),
    output: ownProfile,
    errors: [profileErrors.importNotFound, profileErrors.importAlreadyApplied, platformErrors.staleVersion],
  }),
  'POST /profileImports/{importId}/undo': operation({
    summary: 'Puts the profile back to what it was before the import, while nothing else changed it',
    access: member,
    changes: [profileHappenings.changed],
    unverified: openToUnverified.oneself,
    params: importParams,
    output: ownProfile,
    errors: [profileErrors.importNotFound, profileErrors.importNotApplied, profileErrors.profileChangedSince],
  }),
});

/** The operations that the pages of profiles call: suggestions of professions and skills come from the taxonomy. */
export type ProfilesApi = typeof profilesContract & typeof taxonomyContract;
