import { stopMailsPath } from '#accounts/paths.ts';
import { noticeChoicesPath, noticesPath } from '#notices/paths.ts';
import type { capability as server } from '#notices/server/capability.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns: [
    [reasons.fewWords, 'notices.kind notices.side notices.permission notice_choices.kind notice_choices.mailed'],
    [reasons.idsAndFigures, 'happenings.tells'],
  ],
  pages: {
    'what everybody reads': () => [stopMailsPath('unknown')],
    'a company': () => [noticesPath, noticeChoicesPath],
    'a professional': () => [noticesPath, noticeChoicesPath],
    'a recruiter': () => [noticesPath],
    'an administrator': () => [noticesPath],
  },
});
