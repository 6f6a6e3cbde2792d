import { implement } from '#platform/http/implement.ts';
import { professionalsContract } from '#projects/professionals/contract.ts';
import { addPosition } from '#projects/positions/server/add-position.ts';
import { addVacancy } from '#projects/positions/server/add-vacancy.ts';
import { deactivateProfessional, setPaymentBlock } from '#projects/professionals/server/execute-change.ts';
import { readProfessionals, readSquad } from '#projects/professionals/server/read-professionals.ts';
import { requestDeactivation, requestPaymentBlock } from '#projects/professionals/server/request-change.ts';

export const professionalsOperations = implement(professionalsContract, {
  'POST /myProjects/{projectId}/positions': ({ params, body, context }) =>
    addPosition(context, params.projectId, { ...body, currency: body.currency ?? 'BRL', source: null }),
  'GET /myProjects/{projectId}/professionals': ({ params, context }) => readProfessionals(context, params.projectId),
  'GET /supports/getSquad': ({ context }) => readSquad(context),
  'POST /upsell/{projectId}': ({ params, body, context }) => addVacancy(context, params.projectId, body),
  'GET /upsell/{projectId}': async ({ params, context }) => {
    const { vacancies } = await readProfessionals(context, params.projectId);
    return { vacancies };
  },
  'POST /blockPayment': ({ body, context }) => requestPaymentBlock(context, body),
  'PUT /blockPayment': ({ body, context }) => setPaymentBlock(context, body),
  'POST /deactiveSquadMember': ({ body, context }) => requestDeactivation(context, body),
  'PUT /deactiveSquadMember': ({ body, context }) => deactivateProfessional(context, body),
});
