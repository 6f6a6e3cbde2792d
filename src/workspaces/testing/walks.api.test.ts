import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { samples } from '#workspaces/testing/samples.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';

walkAccess(samples, async () => {
  const { product, company, companyWithColleague, invite } = await startSpaceWorld();
  const ofOwner = {
    ...{ version: 1, name: 'Marina', lastName: 'Fontes', phone: { code: '+55', number: '(11) 98765-4321' } },
    ...{ company: 'Casa Ipê', positionCompany: 'Gerente', employees: '51-200', country: 'Brasil', city: 'São Paulo' },
    ...{ site: 'casaipe.com.br', about: 'Hospedagem de temporada.', culture: '' },
  };

  const steps: Steps = {
    'PUT /users/ownerData': async () => [await company(), { body: ofOwner }],
    'PUT /users/ownerData/company': async () => [await company(), { body: { ...someLegalCompany, version: 0 } }],
    'POST /workspace/addUser': async () => [await company(), { body: { usersId: [(await company('Vizinha')).id] } }],
    'PATCH /workspace/acceptInvite': async () => {
      const [owner, guest] = [await company(), await company('Convidada')];
      return [guest, { body: await invite(owner, guest.email) }];
    },
    'POST /workspace/createWorkspace': async () => [await product.person({ role: 'squadOwner' })],
    'POST /workspace/handOver': async () => {
      const { owner, colleague } = await companyWithColleague();
      return [owner, { body: { userId: colleague.id, password: DEMO_PASSWORD } }];
    },
    'POST /workspace/close': async () => [await company(), { body: { company: 'Casa Ipê' } }],
  };
  return [product, steps];
});
walkHostileInput(samples);
