import { defineHappenings, type HappeningFacts } from '#platform/contract/happening.ts';
import type { ProfessionalEvent } from '#projects/professionals/rules/professional-terms.ts';

const ofProject = ['projectId'] as const;
const ofVacancy = ['projectId', 'positionId'] as const;
const ofProfessional = ['projectId', 'positionId', 'memberId'] as const;
const ofTemplate = ['templateId'] as const;
const ofShare = ['projectId', 'briefId'] as const;
const toldByHire = 'none: the hire is listed';
const asked = 'none: the team’s answer is listed';
const stays = 'none: everything stays as it was';
const ofTeam = 'none: the team of the product writes it for itself';
const aside = 'none: no job changes by it';

/** Every event of hired professionals, by its name. */
const steps = {
  hired: { ids: ofProfessional, activity: toldByHire, mails: ['application'] },
  paymentBlockRequested: { ids: ofProfessional, activity: asked, mails: ['work'] },
  paymentBlocked: { ids: ofProfessional, activity: 'hires', mails: ['work'] },
  paymentUnblocked: { ids: ofProfessional, activity: 'hires', mails: ['work'] },
  deactivationRequested: { ids: ofProfessional, activity: asked, mails: ['work'] },
  deactivated: { ids: ofProfessional, activity: 'hires', mails: ['work'] },
  replacementBegun: { ids: ofProfessional, activity: 'hires', mails: ['work'] },
  replacementEnded: { ids: ofProfessional, activity: stays },
  replaced: { ids: ofProfessional, activity: 'hires', mails: ['work'] },
} as const satisfies Record<ProfessionalEvent, HappeningFacts>;

export const projectHappenings = defineHappenings('projects', {
  ...steps,
  posted: { ids: ofProject, activity: 'edits' },
  edited: { ids: ofProject, activity: 'edits' },
  managed: { ids: ofProject, activity: ofTeam },
  statusChanged: { ids: ofProject, activity: 'edits', mails: ['work'] },
  vacancyAdded: { ids: ofVacancy, activity: 'edits' },
  vacancyEdited: { ids: ofVacancy, activity: 'edits' },
  vacancyHidden: { ids: ofVacancy, activity: 'edits', mails: ['work'] },
  vacancyShown: { ids: ofVacancy, activity: 'edits', mails: ['work'] },
  vacancyClosed: { ids: ofVacancy, activity: 'edits', mails: ['work'] },
  vacancyFilled: { ids: ofVacancy, activity: toldByHire },
  vacancyRemoved: { ids: ofVacancy, activity: 'edits', mails: ['work'] },
  templateSaved: { ids: ofTemplate, activity: aside },
  templateRenamed: { ids: ofTemplate, activity: aside },
  templateDeleted: { ids: ofTemplate, activity: aside },
  shared: { ids: ofShare, activity: aside },
  shareRevoked: { ids: ofShare, activity: aside },
});
