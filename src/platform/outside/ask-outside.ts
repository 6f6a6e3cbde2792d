import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import { withTimeout } from '#platform/db/with-timeout.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import { ProductError } from '#platform/errors/product-error.ts';

const PATIENCE_MS = 10_000;

/**
 * Asks somebody outside of the product: never within a transaction, never without an end, and what fails is answered as "not now". `who` as in
 * "the payment provider"; `patienceMs`, more than ten seconds, only for what takes many calls, each of which is bounded by itself.
 */
export async function askOutside<Answer>(
  who: string,
  ask: () => Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  assertOutsideTransaction(who);
  try {
    return await withTimeout(ask(), patienceMs);
  } catch (problem) {
    if (problem instanceof ProductError) throw problem;
    throw new DependencyError(`${who} did not answer.`, { cause: problem });
  }
}

type Ask = (...given: unknown[]) => Promise<unknown>;

/** Makes each call of somebody outside so; `patienceOf` names those that take many calls. */
export function guardCalls<Outside extends object>(
  who: string,
  outside: Outside,
  patienceOf: Partial<Record<keyof Outside, number>> = {},
): Outside {
  const guard =
    (name: string, ask: Ask): Ask =>
    (...given) =>
      askOutside(who, () => ask(...given), patienceOf[name as keyof Outside]);
  const members = Object.entries(outside).map(([name, member]: [string, unknown]) => [
    name,
    typeof member === 'function' ? guard(name, member as Ask) : member,
  ]);
  return Object.fromEntries(members) as Outside;
}
