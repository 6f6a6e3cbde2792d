import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

export const capability = defineDemoCapability({
  plant: async (_tools, world) => {
    Object.assign(world, { tiny: 'planted' });
    return {};
  },
});
