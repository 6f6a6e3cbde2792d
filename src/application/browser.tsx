import '#ui/theme/base-styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startFirstReads } from '#application/pages/first-reads.ts';
import { createProductRouter, preloadInnerPages, watchBrowser } from '#application/router.tsx';
import { restoreFocus } from '#ui/restore-focus.ts';
import { startI18n } from '#ui/i18n.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { applyBrand } from '#ui/theme/brand.ts';
import { wordForViewers } from '#ui/viewer.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

applyBrand();
restoreFocus();
const queryClient = createQueryClient();
wordForViewers(queryClient);
const router = createProductRouter(queryClient);
watchBrowser(router, queryClient);
// No top-level await: lazily loaded pages import this script, so the two would wait for each other.
void Promise.all([startI18n(), startFirstReads(router, queryClient, preloadInnerPages(router))]).then(() =>
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
