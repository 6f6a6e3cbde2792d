import {
  type AccessTable,
  administrator,
  company,
  companyOrAdministratorWith,
  companyOrStaff,
  companyWith,
} from '#platform/testing/access-row.ts';

export const projectsAccess: AccessTable = [
  {
    says: 'create new project; NAV-07: administrators post projects for a company',
    who: companyOrAdministratorWith('createProject'),
    calls: [
      'POST /briefs',
      'GET /briefs',
      'GET /briefs/{briefId}',
      'PATCH /briefs/{briefId}',
      'DELETE /briefs/{briefId}',
    ],
  },
  {
    says: 'create new project: the post-project button shows only with that permission',
    who: companyWith('createProject'),
    calls: [
      'POST /briefs/copies',
      'GET /briefTemplates',
      'POST /briefTemplates',
      'PATCH /briefTemplates/{templateId}',
      'DELETE /briefTemplates/{templateId}',
      'GET /briefShares/{kind}/{id}',
      'DELETE /briefShares/{kind}/{id}',
    ],
  },
  {
    says: 'create new project; R-38: verification before publishing',
    who: { roles: ['company'], right: 'createProject', verified: true },
    calls: ['POST /project/post', 'POST /briefShares/{kind}/{id}'],
  },
  {
    says: 'create new project; R-38; NAV-07: administrators post projects for a company',
    who: { roles: ['company', 'administrator'], right: 'createProject', verified: true },
    calls: ['POST /briefs/{briefId}/publish'],
  },
  {
    says: 'squadOwner: a link to another space of one’s own',
    who: company,
    calls: ['GET /myProjects/{projectId}/space'],
  },
  { says: 'BRI-03: a shared brief opens by its link', who: 'anybody', calls: ['GET /briefViews/{id}'] },
  {
    says: 'edit project; admin manages a project and a vacancy',
    who: companyOrAdministratorWith('editProject'),
    calls: [
      'PUT /project/put',
      'PUT /projectUpdate/{projectId}',
      'PATCH /myProjects/{projectId}/status',
      'DELETE /myProjects/{projectId}/positions/{positionIndex}',
    ],
  },
  {
    says: 'edit project; R-38: a further, changed or reopened position is published at once, so by a verified person',
    who: { roles: ['company', 'administrator'], right: 'editProject', verified: true },
    calls: ['POST /myProjects/{projectId}/positions', 'PATCH /myProjects/{projectId}/positions/{positionIndex}'],
  },
  {
    says: 'squadOwner: projects; R-39: recruiters of the assigned companies read along',
    who: companyOrStaff,
    calls: [
      'GET /myProjects',
      'GET /myProjects/{projectId}',
      'GET /myProjects/{projectId}/professionals',
      'GET /supports/getSquad',
      'GET /upsell/{projectId}',
    ],
  },
  {
    says: 'assign new professionals; R-38: the vacancy of an upsell or a replacement is published at once',
    who: { roles: ['company', 'administrator'], right: 'assignProfessionals', verified: true },
    calls: ['POST /upsell/{projectId}'],
  },
  {
    says: 'block payments: the owner’s request makes a support ticket',
    who: companyWith('blockPayments'),
    calls: ['POST /blockPayment'],
  },
  {
    says: 'turn off professionals: the owner’s request makes a support ticket',
    who: companyWith('turnOffProfessionals'),
    calls: ['POST /deactiveSquadMember'],
  },
  {
    says: 'R-29: an admin executes them; a deactivation says whether hours are owed',
    who: administrator,
    calls: ['PUT /blockPayment', 'PUT /deactiveSquadMember'],
  },
  {
    says: 'TSK-08, R-47: the manage-project modal is the administrators’',
    who: administrator,
    calls: ['GET /projectUpdate/{projectId}', 'PATCH /projectUpdate/{projectId}'],
  },
  {
    says: 'admin: migrates a project to another client (searched by name, id or email)',
    who: administrator,
    calls: ['GET /changeProjectOwner', 'PUT /changeProjectOwner/{squadOwnerId}'],
  },
  {
    says: 'Section 6: the professional sees and answers calls into a squad',
    who: { roles: ['professional'] },
    calls: ['GET /squadInvitations', 'GET /squadInvitations/{projectId}/{positionIndex}'],
  },
  {
    says: 'R-38: saying yes to a project is as binding as applying',
    who: { roles: ['professional'], verified: true },
    calls: ['POST /squadInvitations/{projectId}/{positionIndex}/answer'],
  },
  {
    says: 'assign new professionals: the owner’s word about a squad',
    who: companyOrAdministratorWith('assignProfessionals'),
    calls: ['GET /squads/{projectId}', 'POST /squads/{projectId}/approve', 'POST /squads/{projectId}/disapprove'],
  },
  { says: 'PIP-02: who is selected', who: companyOrStaff, calls: ['GET /squads/{projectId}/selections'] },
];
