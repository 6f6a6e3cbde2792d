import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { startSpaceWorld } from '#application/testing/space-world.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import type { Steps } from './step.ts';

/** Company spaces: their data, their people, and their end. */
export function spaceSteps({
  product,
  company,
  companyWithColleague,
  invite,
}: Awaited<ReturnType<typeof startSpaceWorld>>): Steps {
  const ofOwner = {
    ...{ version: 1, name: 'Marina', lastName: 'Fontes', phone: { code: '+55', number: '(11) 98765-4321' } },
    ...{ company: 'Casa Ipê', positionCompany: 'Gerente', employees: '51-200', country: 'Brasil', city: 'São Paulo' },
    ...{ site: 'casaipe.com.br', about: 'Hospedagem de temporada.', culture: '' },
  };
  return {
    'PUT /users/ownerData': ['workspaces.companyChanged', async () => [await company(), { body: ofOwner }]],
    'PUT /users/ownerData/company': [
      'workspaces.companyChanged',
      async () => [await company(), { body: { ...someLegalCompany, version: 0 } }],
    ],
    'POST /workspace/addUser': [
      'workspaces.memberAdded',
      async () => [await company(), { body: { usersId: [(await company('Vizinha')).id] } }],
    ],
    'PATCH /workspace/acceptInvite': [
      'workspaces.invitationAccepted',
      async () => {
        const [owner, guest] = [await company(), await company('Convidada')];
        return [guest, { body: await invite(owner, guest.email) }];
      },
    ],
    'POST /workspace/createWorkspace': [
      'workspaces.opened',
      async () => [await product.person({ role: 'squadOwner' })],
    ],
    'POST /workspace/handOver': [
      'workspaces.handedOver',
      async () => {
        const { owner, colleague } = await companyWithColleague();
        return [owner, { body: { userId: colleague.id, password: DEMO_PASSWORD } }];
      },
    ],
    'POST /workspace/close': ['workspaces.closed', async () => [await company(), { body: { company: 'Casa Ipê' } }]],
    'DELETE /cms/staff/{recruiterId}/companies/{workspaceId}': [
      'workspaces.recruiterReleased',
      async () => {
        const [admin, recruiter] = [
          await product.person({ role: 'admin' }),
          await product.person({ role: 'recruiter' }),
        ];
        const params = { recruiterId: recruiter.id, workspaceId: (await company()).workspaceId };
        await admin.call('PUT /cms/staff/{recruiterId}/companies/{workspaceId}', { params });
        return [admin, { params }];
      },
    ],
  };
}
