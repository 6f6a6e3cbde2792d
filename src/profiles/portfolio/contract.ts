import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import { done, text, version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { profileErrors } from '#profiles/errors.ts';
import { DOCUMENT_BYTES, FILE_NAME_LENGTH, MAXIMUM_PIECES, REPORT_TEXT_LENGTH } from './rules/portfolio-limits.ts';
import { REPORT_REASONS } from './rules/report-reasons.ts';
import { ownPiece, pictureWords, pieceWords, shownPiece } from './schemas.ts';

const member = { roles: ['squadMember'] } as const;
const team = { roles: ['admin'] } as const;
const ofPiece = z.object({ pieceId: z.uuid() });
const { pieceNotFound } = profileErrors;

const ownPortfolio = z.object({
  pieces: z.array(ownPiece),
  /** The work of this profession is looked at: companies expect a portfolio. */
  isExpected: z.boolean(),
  abilities: z.object({ add: z.boolean() }),
});

export const portfolioContract = defineContract({
  'GET /users/portfolio': operation({
    summary: 'The own portfolio in its order, hidden pieces too',
    access: member,
    output: ownPortfolio,
  }),
  'POST /users/portfolio': operation({
    summary: 'Adds a piece at the end of the own portfolio; its files come after it',
    access: member,
    changes: [profileHappenings.portfolioChanged],
    unverified: openToUnverified.oneself,
    body: z.strictObject(pieceWords),
    status: 201,
    output: ownPiece,
    errors: [profileErrors.tooManyPieces],
  }),
  'PUT /users/portfolio/{pieceId}': operation({
    summary: 'Changes the words of an own piece, and order and descriptions of all its pictures',
    access: member,
    changes: [profileHappenings.portfolioChanged],
    unverified: openToUnverified.oneself,
    params: ofPiece,
    body: z.strictObject({ version, ...pieceWords, pictures: pictureWords.optional() }),
    output: ownPiece,
    errors: [pieceNotFound, platformErrors.staleVersion, profileErrors.pieceFileUnknown],
  }),
  'DELETE /users/portfolio/{pieceId}': operation({
    summary: 'Removes an own piece with its files',
    access: member,
    changes: [profileHappenings.portfolioChanged],
    unverified: openToUnverified.oneself,
    params: ofPiece,
    output: ownPortfolio,
    errors: [pieceNotFound],
  }),
  'PUT /users/portfolioOrder': operation({
    summary: 'Puts all pieces of the own portfolio in this order',
    access: member,
    changes: [profileHappenings.portfolioChanged],
    unverified: openToUnverified.oneself,
    body: z.strictObject({ pieceIds: z.array(z.uuid()).max(MAXIMUM_PIECES) }),
    output: ownPortfolio,
    errors: [platformErrors.staleVersion],
  }),
  'POST /users/portfolio/{pieceId}/files': operation({
    summary: 'Adds a picture (up to eight) or the one PDF of an own piece; what it is, its bytes say',
    access: member,
    changes: [profileHappenings.portfolioChanged],
    unverified: openToUnverified.oneself,
    params: ofPiece,
    query: z.object({ name: text(FILE_NAME_LENGTH).optional() }),
    body: binaryBody(['application/octet-stream'], DOCUMENT_BYTES),
    status: 201,
    output: ownPiece,
    errors: [
      pieceNotFound,
      profileErrors.pictureUnreadable,
      profileErrors.pictureTooLarge,
      profileErrors.pictureTooManyPixels,
      profileErrors.tooManyPictures,
      profileErrors.oneDocumentOnly,
    ],
    limit: { count: 100, seconds: 600 },
  }),
  'DELETE /users/portfolio/{pieceId}/files/{fileId}': operation({
    summary: 'Removes a picture or the PDF of an own piece',
    access: member,
    changes: [profileHappenings.portfolioChanged],
    unverified: openToUnverified.oneself,
    params: ofPiece.extend({ fileId: z.uuid() }),
    output: ownPiece,
    errors: [pieceNotFound],
  }),
  'GET /portfolios/{memberId}': operation({
    summary:
      "A professional's portfolio, for whoever may read the profile: everybody while it can be found, or its companies",
    access: 'public',
    params: z.object({ memberId: z.uuid() }),
    output: z.object({ pieces: z.array(shownPiece) }),
    errors: [platformErrors.notFound],
    limit: { count: 240, seconds: 60 },
  }),
  'GET /portfolios/{memberId}/files/{fileId}': operation({
    summary: 'A picture of a portfolio or its PDF, for whoever may read it; browsers ask for it anew each time',
    access: 'public',
    params: z.object({ memberId: z.uuid(), fileId: z.uuid() }),
    query: z.object({ size: z.enum(['full', 'preview']).default('full') }),
    output: fileAnswer,
    errors: [platformErrors.notFound],
  }),
  'POST /portfolioPieces/{pieceId}/report': operation({
    summary: 'Reports a piece that one reads to the team of the product',
    access: everyone,
    changes: [profileHappenings.pieceReported],
    unverified: openToUnverified.help,
    params: ofPiece,
    body: z.strictObject({ reason: z.enum(REPORT_REASONS), text: text(REPORT_TEXT_LENGTH).default('') }),
    status: 201,
    output: done,
    errors: [pieceNotFound, profileErrors.ownPiece, profileErrors.pieceReportedAlready],
    limit: { count: 30, seconds: 3_600 },
  }),
  'POST /portfolioReports/{reportId}/close': operation({
    summary: 'Closes a report about a piece of a portfolio',
    access: team,
    changes: [profileHappenings.pieceReportClosed],
    params: z.object({ reportId: z.uuid() }),
    status: 200,
    output: done,
    errors: [platformErrors.notFound],
  }),
  'PUT /portfolioPieces/{pieceId}/visibility': operation({
    summary: 'Hides a piece from everybody but its professional, or shows it again; the professional is told',
    access: team,
    changes: [profileHappenings.pieceHidden, profileHappenings.pieceShown],
    params: ofPiece,
    body: z.strictObject({ hidden: z.boolean(), reason: text(REPORT_TEXT_LENGTH).default('') }),
    output: done,
    errors: [pieceNotFound],
  }),
});
