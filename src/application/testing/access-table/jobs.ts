import { type AccessTable, professional, signedIn, staff } from '#platform/testing/access-row.ts';

export const jobsAccess: AccessTable = [
  {
    says: 'a logged-out visitor sees a job page with prompts to log in or register; JOB-01: public',
    who: 'anybody',
    calls: [
      'GET /opportunities',
      'GET /opportunities/count',
      'GET /opportunities/{projectId}/{positionIndex}',
      'GET /opportunities/{projectId}/{positionIndex}/similar',
    ],
  },
  {
    says: 'squadMember: jobs',
    who: professional,
    calls: [
      'GET /savedSearches',
      'POST /savedSearches',
      'PATCH /savedSearches/{searchId}',
      'DELETE /savedSearches/{searchId}',
      'GET /opportunities/suitable',
      'PUT /opportunities/{projectId}/{positionIndex}/dismissal',
      'DELETE /opportunities/dismissals',
      'POST /opportunities/eligibility',
      'GET /opportunities/invitations',
      'PUT /opportunities/invitations/{invitationId}',
    ],
  },
  {
    says: 'GEN-09: one click in a mail ends its alerts',
    who: 'anybody',
    calls: ['POST /alertStops/{code}', 'POST /alertStops/{code}/resume'],
  },
  {
    says: 'issue 12, 7.4: whoever has the link of an invitation reads it and ends its mails without a login',
    who: 'anybody',
    calls: ['GET /jobInvitations/{code}', 'POST /invitationStops/{code}', 'POST /invitationStops/{code}/resume'],
  },
  {
    says: 'issue 12, 7.4: an invitation stands among those of the professional who opened its link',
    who: professional,
    calls: ['POST /jobInvitations/{code}/open'],
  },
  {
    says: 'issue 12, 7.4: from every card of a person, for those who find professionals',
    who: { roles: ['company', 'recruiter'] },
    calls: ['GET /professionals/{professionalId}/vacancies'],
  },
  {
    says: 'JOB-03; R-38: verification before applying',
    who: { roles: ['professional'], verified: true },
    calls: ['POST /opportunities/selfAdmission'],
  },
  {
    says: 'SES-09: what a professional wanted to apply to is kept until it is used',
    who: professional,
    calls: ['GET /keptVacancies', 'PUT /keptVacancies', 'DELETE /keptVacancies/{projectId}/{positionIndex}'],
  },
  {
    says: 'squadMember: applications',
    who: professional,
    calls: [
      'GET /applications',
      'GET /applications/{applicationId}/history',
      'GET /applications/{applicationId}/messages',
      'POST /applications/{applicationId}/messages',
      'PATCH /applications/{applicationId}/messages',
      'PUT /applications/{applicationId}/messages/block',
      'POST /applications/{applicationId}/messages/report',
      'POST /applications/{applicationId}/messageFiles',
      'GET /applications/{applicationId}/messageFiles/{fileId}',
      'POST /applications/{applicationId}/withdraw',
      'GET /applications/{applicationId}/declaration',
      'PUT /applications/{applicationId}/declaration',
      'DELETE /applications/{applicationId}/declaration',
      'POST /applications/{applicationId}/interview/confirm',
      'POST /applications/{applicationId}/interview/cancel',
      'POST /applications/{applicationId}/interview/reschedule',
      'GET /applications/{applicationId}/interview/calendar',
    ],
  },
  {
    says: 'PIP-04: both sides follow their own interviews in a calendar',
    who: signedIn,
    calls: ['GET /interviewCalendar', 'POST /interviewCalendar', 'DELETE /interviewCalendar'],
  },
  {
    says: 'admin indicates for a vacancy; recruiters suggest candidates',
    who: staff,
    calls: [
      'GET /opportunities/{projectId}/{positionIndex}/professionals',
      'POST /opportunities/{projectId}/{positionIndex}/indicate',
    ],
  },
  {
    says: 'Only the company can invite candidates; choose suggested professionals; R-38: verified before inviting',
    who: { roles: ['company', 'administrator', 'recruiter'], right: 'chooseSuggested', verified: true },
    calls: [
      'POST /myProjects/{projectId}/positions/{positionIndex}/invitations',
      'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations',
      'DELETE /emailInvitations/{invitationId}',
      'POST /emailInvitations/{invitationId}/cv',
    ],
  },
];
