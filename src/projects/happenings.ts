import { defineHappenings } from '#platform/contract/happening.ts';
import type { ProfessionalEvent } from '#projects/professionals/rules/professional-terms.ts';

const ofProject = ['projectId'] as const;
const ofVacancy = ['projectId', 'positionId'] as const;
const ofProfessional = ['projectId', 'positionId', 'memberId'] as const;
const ofTemplate = ['templateId'] as const;
const ofShare = ['projectId', 'briefId'] as const;

/** Every event of hired professionals, by its name. */
const steps = {
  hired: ofProfessional,
  paymentBlockRequested: ofProfessional,
  paymentBlocked: ofProfessional,
  paymentUnblocked: ofProfessional,
  deactivationRequested: ofProfessional,
  deactivated: ofProfessional,
  replacementBegun: ofProfessional,
  replacementEnded: ofProfessional,
  replaced: ofProfessional,
} as const satisfies Record<ProfessionalEvent, typeof ofProfessional>;

export const projectHappenings = defineHappenings('projects', {
  ...steps,
  posted: ofProject,
  edited: ofProject,
  managed: ofProject,
  statusChanged: ofProject,
  vacancyAdded: ofVacancy,
  vacancyEdited: ofVacancy,
  vacancyHidden: ofVacancy,
  vacancyShown: ofVacancy,
  vacancyClosed: ofVacancy,
  vacancyFilled: ofVacancy,
  vacancyRemoved: ofVacancy,
  templateSaved: ofTemplate,
  templateRenamed: ofTemplate,
  templateDeleted: ofTemplate,
  shared: ofShare,
  shareRevoked: ofShare,
});
