import { defineHappenings } from '#platform/contract/happening.ts';

const ofMember = ['memberId'] as const;

export const profileHappenings = defineHappenings('profiles', {
  changed: ofMember,
  listed: ofMember,
  unlisted: ofMember,
  privateRecordChanged: ofMember,
});
