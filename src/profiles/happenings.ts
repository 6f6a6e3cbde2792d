import { defineHappenings } from '#platform/contract/happening.ts';

const ofMember = ['memberId'] as const;
const ofPiece = ['memberId', 'pieceId'] as const;

export const profileHappenings = defineHappenings('profiles', {
  changed: ofMember,
  listed: ofMember,
  unlisted: ofMember,
  privateRecordChanged: ofMember,
  portfolioChanged: ofMember,
  pieceReported: ofPiece,
  pieceReportClosed: ofPiece,
  pieceHidden: ofPiece,
  pieceShown: ofPiece,
});
