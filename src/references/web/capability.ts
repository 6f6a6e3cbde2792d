import { defineWebCapability } from '#ui/capability/web-capability.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).referencesRoutes,
  menu: {},
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {
    /** Whom one asked, on the own profile. */
    profileReferences: {
      load: async () => ({ References: (await import('#references/web/own/own-references.tsx')).OwnReferences }),
    },
    /** Asking for one, in the story of an own application. */
    applicationReferences: {
      load: () => import('#references/web/own/application-reference.tsx'),
    },
    /** What others say, beside a candidate. */
    candidateReferences: {
      load: () => import('#references/web/reading/candidate-references.tsx'),
    },
  },
});
