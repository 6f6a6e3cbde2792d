import { plantNegotiations } from '#negotiations/demo/negotiations.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

export const capability = defineDemoCapability({
  plant: async ({ database }, world) => {
    await plantNegotiations(database, world);
    return {};
  },
});
