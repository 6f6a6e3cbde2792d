import { shareTestProduct } from '#application/testing/test-product.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { samples } from '#profiles/testing/samples.ts';

walkAccess(samples, async () => {
  const product = await shareTestProduct();
  const person = () => product.person({ role: 'squadMember' });
  const bankDetails = {
    ...{ version: 0, pixKeyKind: 'cpf', pixKey: '529.982.247-25', bankCode: '260', bankName: 'Banco de Teste' },
    ...{ agency: '0001', account: '1234567-x' },
  };
  const ownCompany = {
    ...{ version: 0, name: 'Oficina', legalName: 'Oficina Ltda.', taxId: '12.abc.345/01de-35', country: 'BR' },
    ...{ municipalRegistration: '', zip: '53020-140', street: 'Rua do Sol', number: '12', complement: '' },
    ...{ neighbourhood: 'Carmo', city: 'Olinda', idDocument: '', personalTaxId: '529.982.247-25' },
  };

  const resume = JSON.stringify({ basics: { location: { city: 'Olinda', countryCode: 'BR' } } });
  async function imported() {
    const one = await person();
    const { body } = await one.call('POST /profileImports', { body: resume });
    const accepted = body.changes.map(({ id }) => id);
    return { one, parts: { params: { importId: body.id }, body: { accepted, version: body.version } } };
  }
  const steps: Steps = {
    'PUT /users/profileRegister': async () => {
      const one = await person();
      await product.database.insert(profiles).values({ memberId: one.id, content: emptyProfile() });
      return [one, { body: { version: 1, updateObj: { displayName: 'Iara', about: 'Screens.' } } }];
    },
    'PUT /users/gender': async () => [await person(), { body: { gender: 'female', consent: true, seen: null } }],
    'POST /profileImports': async () => [await person(), { body: resume }],
    'PUT /users/birthDate': async () => [await person(), { body: { version: 0, birthDate: '1990-01-31' } }],
    'POST /users/portfolio/{pieceId}/files': async () => {
      const one = await person();
      const { body } = await one.call.raw('POST /users/portfolio', {
        body: { title: 'Logo' },
      });
      const headers = { 'content-type': 'application/octet-stream' };
      return [one, { params: { pieceId: body.pieceId }, body: '%PDF-1.7', headers }];
    },
    'POST /profileImports/{importId}/apply': async () => {
      const { one, parts } = await imported();
      return [one, parts];
    },
    'PUT /users/bankDetails': async () => [await person(), { body: bankDetails }],
    'PUT /users/ownCompany': async () => [await person(), { body: ownCompany }],
    'PUT /users/portfolioOrder': async () => [await person(), { body: { pieceIds: [] } }],
    'POST /profileImports/{importId}/undo': async () => {
      const { one, parts } = await imported();
      await one.call('POST /profileImports/{importId}/apply', parts);
      return [one, { params: parts.params }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
