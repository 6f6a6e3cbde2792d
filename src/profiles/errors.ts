import { defineErrors } from '#platform/errors/define-errors.ts';

export const profileErrors = defineErrors('profiles', {
  // Errors of a profile's fields.
  hiringModelMissing: 422,
  endBeforeStart: 422,
  monthInvalid: 422,
  addressInvalid: 422,
  duplicateEntry: 422,
  netAboveGross: 422,
  tooManySkills: 422,
  // Errors of bank details.
  pixKeyInvalid: 422,
  cpfInvalid: 422,
  cnpjInvalid: 422,
  bankCodeInvalid: 422,
  agencyInvalid: 422,
  accountInvalid: 422,
  zipInvalid: 422,
  birthDateInvalid: 422,
  // Imports.
  importNotFound: 404,
  importAlreadyApplied: 409,
  importNotApplied: 409,
  profileChangedSince: 409,
  // Being found by companies.
  tooEmptyToBeFound: [422, 'listed'],
  // Portfolio.
  pieceNotFound: 404,
  tooManyPieces: 422,
  tooManyPictures: 422,
  oneDocumentOnly: 422,
  pieceFileUnknown: [422, 'pictures'],
  pictureTooLarge: 422,
  pictureTooManyPixels: 422,
  pictureUnreadable: 422,
  pieceReportedAlready: 409,
  ownPiece: 403,
});

/** A file that is refused as a whole; the names are those of IMPORT_REFUSAL_CODES. */
export const importErrors = defineErrors('profiles', {
  notAZip: 422,
  tooLarge: 422,
  tooManyEntries: 422,
  unsafePath: 422,
  encrypted: 422,
  brokenArchive: 422,
  notALinkedInExport: 422,
  brokenCsv: 422,
  brokenJson: 422,
  tooDeep: 422,
  notAResume: 422,
  datesAmbiguous: 422,
});
