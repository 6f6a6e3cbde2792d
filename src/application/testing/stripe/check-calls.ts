import { join } from 'node:path';
import { OpenAPIBackend, type Request } from 'openapi-backend';

/** Checks calls and answers against what Stripe publishes of its API. */
export async function createChecks() {
  const api = new OpenAPIBackend({
    definition: join(import.meta.dirname, 'stripe-openapi.json'),
    quick: true,
    ajvOpts: { coerceTypes: true, strict: false, formats: { 'unix-time': true } },
  });
  await api.init();
  const words = (problems: unknown) => JSON.stringify(problems);
  return {
    /** The name of the operation, and why the call is wrong; null: it is right. */
    checkCall: (call: Request): { operationId: string; problem: string | null } => {
      const operation = api.matchOperation(call);
      if (!operation?.operationId) return { operationId: '', problem: `${call.method} ${call.path} is no call in use` };
      const { errors } = api.validateRequest(call, operation);
      return { operationId: operation.operationId, problem: errors?.length ? words(errors) : null };
    },
    checkAnswer: (answer: object, operationId: string): string | null => {
      const { errors } = api.validateResponse(answer, operationId, 200);
      return errors?.length ? `the answer of ${operationId}: ${words(errors)}` : null;
    },
  };
}
