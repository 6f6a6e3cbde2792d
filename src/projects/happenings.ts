import { defineHappenings, type HappeningFacts, hiringNews, newsFor, workNews } from '#platform/contract/happening.ts';
import { projectPaths } from '#projects/paths.ts';
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
const notices = 'none: something else of the same step is told, or it waits';
const ofJob = [hiringNews('jobNews')] as const;
const ofWork = [workNews('work')] as const;
const toProfessional = newsFor('memberId', 'work', ({ projectId = '' }) => projectPaths.tasks(projectId));

/** Every event of hired professionals, by its name. */
const steps = {
  hired: { ids: ofProfessional, activity: toldByHire, notices, mails: ['application'] },
  paymentBlockRequested: { ids: ofProfessional, activity: asked, notices, mails: ['work'] },
  paymentBlocked: { ids: ofProfessional, activity: 'hires', notices: [...ofWork, toProfessional], mails: ['work'] },
  paymentUnblocked: { ids: ofProfessional, activity: 'hires', notices: [...ofWork, toProfessional], mails: ['work'] },
  deactivationRequested: { ids: ofProfessional, activity: asked, notices, mails: ['work'] },
  deactivated: { ids: ofProfessional, activity: 'hires', notices: [...ofWork, toProfessional], mails: ['work'] },
  replacementBegun: { ids: ofProfessional, activity: 'hires', notices: ofWork, mails: ['work'] },
  replacementEnded: { ids: ofProfessional, activity: stays, notices },
  replaced: { ids: ofProfessional, activity: 'hires', notices: ofWork, mails: ['work'] },
} as const satisfies Record<ProfessionalEvent, HappeningFacts>;

export const projectHappenings = defineHappenings('projects', {
  ...steps,
  posted: { ids: ofProject, activity: 'edits', notices: ofJob },
  edited: { ids: ofProject, activity: 'edits', notices: ofJob },
  managed: { ids: ofProject, activity: ofTeam, notices },
  statusChanged: { ids: ofProject, activity: 'edits', notices: ofWork, mails: ['work'] },
  vacancyAdded: { ids: ofVacancy, activity: 'edits', notices: ofJob },
  vacancyEdited: { ids: ofVacancy, activity: 'edits', notices: ofJob },
  vacancyHidden: { ids: ofVacancy, activity: 'edits', notices: ofJob, mails: ['work'] },
  vacancyShown: { ids: ofVacancy, activity: 'edits', notices: ofJob, mails: ['work'] },
  vacancyClosed: { ids: ofVacancy, activity: 'edits', notices: ofJob, mails: ['work'] },
  vacancyFilled: { ids: ofVacancy, activity: toldByHire, notices },
  vacancyRemoved: { ids: ofVacancy, activity: 'edits', notices: ofJob, mails: ['work'] },
  templateSaved: { ids: ofTemplate, activity: aside, notices },
  templateRenamed: { ids: ofTemplate, activity: aside, notices },
  templateDeleted: { ids: ofTemplate, activity: aside, notices },
  shared: { ids: ofShare, activity: aside, notices },
  shareRevoked: { ids: ofShare, activity: aside, notices },
});
