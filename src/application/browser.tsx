import '#platform/ui/theme/base-styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startFirstReads } from '#application/pages/first-reads.ts';
import { createProductRouter, expectPages, watchBrowser } from '#application/router.tsx';
import { giveFocusBack } from '#platform/ui/give-focus-back.ts';
import { startI18n } from '#platform/ui/i18n.ts';
import { createQueryClient } from '#platform/ui/query-client.ts';
import { applyBrand } from '#platform/ui/theme/brand.ts';
import { ThemeProvider } from '#platform/ui/theme/theme-provider.tsx';
import { ToastRegion } from '#platform/ui/toasts/toast-region.tsx';

applyBrand();
giveFocusBack();
const queryClient = createQueryClient();
const router = createProductRouter(queryClient);
watchBrowser(router, queryClient);
// No await at the top: the pages that are fetched meanwhile need this script, and would wait for it while it waits for them.
void Promise.all([startI18n(), startFirstReads(router, queryClient, expectPages(router))]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ToastRegion />
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  ),
);
