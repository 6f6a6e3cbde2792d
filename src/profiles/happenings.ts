import { defineHappenings, newsFor } from '#platform/contract/happening.ts';
import { profilePaths } from '#profiles/paths.ts';

const ofMember = ['memberId'] as const;
const ofPiece = ['memberId', 'pieceId'] as const;
const activity = 'none: it concerns a professional, not a company’s space';
const notices = 'none: the professional did it';
const toOwner = newsFor('memberId', 'support', () => profilePaths.ownProfile);

export const profileHappenings = defineHappenings('profiles', {
  changed: { ids: ofMember, activity, notices },
  listed: { ids: ofMember, activity, notices },
  unlisted: { ids: ofMember, activity, notices },
  privateRecordChanged: { ids: ofMember, activity, notices, mails: ['account'] },
  portfolioChanged: { ids: ofMember, activity, notices },
  pieceReported: { ids: ofPiece, activity, notices },
  pieceReportClosed: { ids: ofPiece, activity, notices },
  pieceHidden: { ids: ofPiece, activity, notices: [toOwner], mails: ['support'] },
  pieceShown: { ids: ofPiece, activity, notices: [toOwner], mails: ['support'] },
});
