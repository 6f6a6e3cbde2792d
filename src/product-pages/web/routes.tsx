import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { type ProductPage, productPages, productPaths } from '#product-pages/paths.ts';

const components: Record<ProductPage, () => Promise<ComponentType>> = {
  open: async () => (await import('./open-page.tsx')).OpenPage,
  company: async () => (await import('./company-page.tsx')).CompanyPage,
  candidate: async () => (await import('./candidate-page.tsx')).CandidatePage,
  service: async () => (await import('./service-page.tsx')).ServicePage,
};

/** The pages about the product, for everybody. */
export function productPagesRoutes(frames: Frames): AnyRoute[] {
  return productPages.map((page) =>
    pageRoute(frames, {
      path: productPaths[page],
      page: { roles: 'public', frame: 'public' },
      component: components[page],
    }),
  );
}
