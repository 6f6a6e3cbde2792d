import { setImmediate as turn } from 'node:timers/promises';
import { capabilities } from '#application/capabilities.ts';

/**
 * Loads the product's modules, more than a second of work, room by room: between two rooms the process can handle other events, such as the
 * database that is being created.
 */
export async function loadProduct() {
  for (const { server } of Object.values(capabilities)) {
    await server();
    await turn();
  }
  return import('#application/run-product.ts');
}
