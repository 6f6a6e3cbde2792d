type Results<Steps extends readonly Promise<unknown>[]> = { -readonly [Step in keyof Steps]: Awaited<Steps[Step]> };

/**
 * Steps of one transaction whose statements travel together, because none needs the answer to another. Waits for all of them even
 * when one fails, because none may send a statement once the transaction has ended; throws the failure of the first in the list.
 */
export async function runTogether<const Steps extends readonly Promise<unknown>[]>(
  ...steps: Steps
): Promise<Results<Steps>> {
  await Promise.allSettled(steps);
  return Promise.all(steps) as Promise<Results<Steps>>;
}
