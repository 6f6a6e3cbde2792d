import { z } from 'zod';
import { moment, text, version, webAddressOrEmpty } from '#platform/contract/schemas.ts';
import { profileErrors } from '#profiles/errors.ts';
import { ALTERNATIVE_LENGTH, MAXIMUM_PICTURES, PIECE_TEXT_LENGTH, TITLE_LENGTH } from './rules/portfolio-limits.ts';
import { REPORT_REASONS } from './rules/report-reasons.ts';

/** The words of a piece, as they are sent. */
export const pieceWords = {
  title: text(TITLE_LENGTH, 1),
  text: text(PIECE_TEXT_LENGTH).default(''),
  link: webAddressOrEmpty(profileErrors.addressInvalid.code).default(''),
};
/** All pictures of a piece in their new order. */
export const pictureWords = z
  .array(z.strictObject({ fileId: z.uuid(), alternative: text(ALTERNATIVE_LENGTH) }))
  .max(MAXIMUM_PICTURES);

const piece = {
  pieceId: z.uuid(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  pictures: z.array(
    z.object({
      fileId: z.uuid(),
      /** What it shows; '' when its professional has not said. */
      alternative: z.string(),
      /** The width of the full picture, in pixels. */
      width: z.int(),
      height: z.int(),
    }),
  ),
  document: z.object({ fileId: z.uuid(), name: z.string(), sizeBytes: z.int() }).nullable(),
};

/** A piece as its professional sees it. */
export const ownPiece = z.object({
  ...piece,
  version,
  /** Why the team of the product shows it to nobody else; null: everybody who reads the profile sees it. */
  hidden: z.object({ reason: z.string() }).nullable(),
});

/** A piece as others read it. */
export const shownPiece = z.object({
  ...piece,
  /** Only the team of the product reads hidden pieces. */
  isHidden: z.boolean(),
  /** For the team: what people said who reported it. */
  reports: z.array(z.object({ reportId: z.uuid(), reason: z.enum(REPORT_REASONS), text: z.string(), at: moment })),
  abilities: z.object({ report: z.boolean(), moderate: z.boolean() }),
});
export type OwnPiece = z.infer<typeof ownPiece>;
export type ShownPiece = z.infer<typeof shownPiece>;
