import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { plantSuggestions } from '#suggestions/demo/suggestions.ts';

export const capability = defineDemoCapability({
  plant: async ({ database }, world) => {
    await plantSuggestions(database, world);
    return {};
  },
});
