import { cultureAnswers, startQuizWorld } from '#application/testing/quiz-world.ts';
import { startApplyingWorld } from '#application/testing/applying-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import { completePosition } from '#application/testing/complete-position.ts';
import { buildCompany } from '#application/testing/project-world.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import type { Steps } from './step.ts';

/** Professionals with their profile, tests and applications; a company's briefs. */
export async function professionalSteps(product: TestProduct): Promise<Steps> {
  const [{ newTaker }, applying] = [await startQuizWorld(), await startApplyingWorld()];
  const person = () => product.person({ role: 'squadMember' });
  const ofCulture = { params: { quiz: 'culture' } };
  async function tested() {
    const taker = await newTaker();
    await taker.take(cultureAnswers);
    return taker;
  }
  const bankDetails = {
    ...{ version: 0, pixKeyKind: 'cpf', pixKey: '529.982.247-25', bankCode: '260', bankName: 'Banco de Teste' },
    ...{ agency: '0001', account: '1234567-x' },
  };
  const ownCompany = {
    ...{ version: 0, name: 'Oficina', legalName: 'Oficina Ltda.', taxId: '12.abc.345/01de-35', country: 'BR' },
    ...{ municipalRegistration: '', zip: '53020-140', street: 'Rua do Sol', number: '12', complement: '' },
    ...{ neighbourhood: 'Carmo', city: 'Olinda', idDocument: '', personalTaxId: '529.982.247-25' },
  };
  return {
    'PUT /users/bankDetails': ['profiles.privateRecordChanged', async () => [await person(), { body: bankDetails }]],
    'PUT /users/ownCompany': ['profiles.privateRecordChanged', async () => [await person(), { body: ownCompany }]],
    'PUT /users/portfolioOrder': [
      'profiles.portfolioChanged',
      async () => [await person(), { body: { pieceIds: [] } }],
    ],
    'POST /profileImports/{importId}/undo': [
      'profiles.changed',
      async () => {
        const one = await person();
        const resume = { basics: { location: { city: 'Olinda', countryCode: 'BR' } } };
        const { body } = await one.call('POST /profileImports', { body: JSON.stringify(resume) });
        const params = { importId: body.id };
        const accepted = body.changes.map(({ id }) => id);
        await one.call('POST /profileImports/{importId}/apply', { params, body: { accepted, version: body.version } });
        return [one, { params }];
      },
    ],
    'POST /tests/{quiz}/finish': [
      'quizzes.finished',
      async () => {
        const taker = await newTaker();
        const { version } = (await taker.start()).body;
        const saved = await taker.saveMany(cultureAnswers, version);
        return [taker, { ...ofCulture, body: { version: saved.body.version } }];
      },
    ],
    'POST /tests/{quiz}/share': ['quizzes.shared', async () => [await tested(), ofCulture]],
    'DELETE /tests/{quiz}/share': [
      'quizzes.shareRevoked',
      async () => {
        const taker = await tested();
        await taker.share();
        return [taker, ofCulture];
      },
    ],
    'POST /opportunities/selfAdmission': [
      'jobs.applied',
      async () => [await applying.member(), { body: (await applying.vacancy()).address }],
    ],
    'POST /briefs/{briefId}/publish': [
      'projects.posted',
      async () => {
        const company = await buildCompany(product);
        const facts = { title: 'Checkout', type: 'oneshot', deadline: 'upTo30Days' } as const;
        const answers = { ...emptyBriefAnswers(), ...facts, positions: [completePosition('1')] };
        const brief = await company.call.raw('POST /briefs', { body: { answers } });
        return [company, { params: { briefId: brief.body.id }, body: { version: 1 } }];
      },
    ],
  };
}
