import { defineHappenings } from '#platform/contract/happening.ts';

const ofMember = ['memberId'] as const;
const ofPiece = ['memberId', 'pieceId'] as const;
const activity = 'none: it concerns a professional, not a company’s space';

export const profileHappenings = defineHappenings('profiles', {
  changed: { ids: ofMember, activity },
  listed: { ids: ofMember, activity },
  unlisted: { ids: ofMember, activity },
  privateRecordChanged: { ids: ofMember, activity, mails: ['account'] },
  portfolioChanged: { ids: ofMember, activity },
  pieceReported: { ids: ofPiece, activity },
  pieceReportClosed: { ids: ofPiece, activity },
  pieceHidden: { ids: ofPiece, activity, mails: ['support'] },
  pieceShown: { ids: ofPiece, activity, mails: ['support'] },
});
