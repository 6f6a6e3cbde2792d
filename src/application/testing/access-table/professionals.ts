import {
  type AccessTable,
  administrator,
  companyOrStaff,
  companyOrStaffWith,
  professional,
} from '#platform/testing/access-row.ts';

const everybodyWithAnAccount = { roles: ['professional', 'company', 'recruiter', 'administrator'] } as const;

export const professionalsAccess: AccessTable = [
  {
    says: 'squadMember: profile',
    who: professional,
    calls: [
      'GET /users/profile',
      'PUT /users/profileRegister',
      'GET /users/bankDetails',
      'PUT /users/bankDetails',
      'GET /users/listing',
      'PUT /users/listing',
      'GET /users/ownCompany',
      'PUT /users/ownCompany',
      'GET /users/birthDate',
      'PUT /users/birthDate',
      'GET /users/gender',
      'PUT /users/gender',
      'DELETE /users/gender',
      'POST /profileImports',
      'GET /users/portfolio',
      'POST /users/portfolio',
      'PUT /users/portfolio/{pieceId}',
      'DELETE /users/portfolio/{pieceId}',
      'PUT /users/portfolioOrder',
      'POST /users/portfolio/{pieceId}/files',
      'DELETE /users/portfolio/{pieceId}/files/{fileId}',
      'GET /profileImports/latest',
      'POST /profileImports/{importId}/apply',
      'POST /profileImports/{importId}/undo',
    ],
  },
  {
    says: 'squadMember: tests',
    who: professional,
    calls: [
      'GET /tests',
      'POST /tests/{quiz}/start',
      'GET /tests/{quiz}/attempt',
      'PUT /tests/{quiz}/steps/{step}',
      'PUT /tests/{quiz}/steps',
      'POST /tests/{quiz}/finish',
      'GET /tests/{quiz}/result',
      'GET /testResults',
      'GET /testResults/pdf',
      'DELETE /tests/{quiz}/share',
    ],
  },
  {
    says: 'squadMember: tests; R-38: verified before a result is published by a link',
    who: { roles: ['professional'], verified: true },
    calls: ['POST /tests/{quiz}/share'],
  },
  {
    says: 'R-7: a shared result opens with its unguessable, revocable token',
    who: 'anybody',
    calls: ['GET /sharedTests/{userId}/{quiz}'],
  },
  {
    says: 'TST-06, choose suggested professionals: results of candidates for those who choose among them',
    who: companyOrStaffWith('chooseSuggested'),
    calls: ['GET /users/{userId}/testResults', 'GET /users/{userId}/testResults/pdf'],
  },
  {
    says: 'JOB-06: a listed professional has a public page',
    who: 'anybody',
    calls: ['GET /topTalent/{memberId}'],
  },
  {
    says: 'A portfolio is read by whoever reads the profile, the public page of a listed professional included',
    who: 'anybody',
    calls: ['GET /portfolios/{memberId}', 'GET /portfolios/{memberId}/files/{fileId}'],
  },
  {
    says: 'Whoever is signed in reports a piece of a portfolio; the provider decides',
    who: everybodyWithAnAccount,
    calls: ['POST /portfolioPieces/{pieceId}/report'],
  },
  {
    says: 'The provider closes reports, and hides pieces of a portfolio',
    who: administrator,
    calls: ['POST /portfolioReports/{reportId}/close', 'PUT /portfolioPieces/{pieceId}/visibility'],
  },
  {
    says: 'PRO-06: views for owners and for the staff',
    who: companyOrStaff,
    calls: ['GET /users/professionalData-ownerView/{professionalId}', 'GET /professionals', 'GET /professionals/count'],
  },
  {
    says: 'PRO-06: a CV, for the professional and for whoever may look at the profile; it asks no right to reports',
    who: everybodyWithAnAccount,
    calls: [
      'GET /profileExport/{memberId}',
      'GET /profileExport/{memberId}/pdf',
      'GET /profileExport/{memberId}/jsonResume',
    ],
  },
];
