import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { plantReferences } from './references.ts';

export const capability = defineDemoCapability({
  plant: async ({ database }, world) => {
    await plantReferences(database, world);
    return {};
  },
});
