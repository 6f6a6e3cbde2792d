import { sessions } from '#accounts/server/tables.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Waiting, WaitingItem } from '#waiting/contract.ts';

/** What tests of what waits do. */
export function waitingSteps(product: () => TestProduct) {
  const waitingOf = async (who: Person): Promise<Waiting> => {
    const answer = await who.call('GET /waiting');
    if (answer.status !== 200) throw new Error(`GET /waiting was answered with ${answer.status}.`);
    return answer.body;
  };
  const itemsOf = async (who: Person, kind: string): Promise<WaitingItem[]> =>
    (await waitingOf(who)).items.filter((item) => item.kind === kind);

  /** Moves the product's clock; everybody stays signed in. */
  async function letPass(time: { days?: number; minutes?: number }): Promise<void> {
    product().clock.advance(time);
    const tokenIssuedAt = clock.now();
    await product()
      .database.update(sessions)
      .set({ tokenIssuedAt, expiresAt: new Date('2099-01-01') });
  }
  return { waitingOf, itemsOf, letPass };
}
