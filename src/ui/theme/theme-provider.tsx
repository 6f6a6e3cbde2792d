import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from './style-nonce.ts';
import { cssVariablesResolver, mantineTheme } from './mantine-theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    // Mantine sets its variables itself: its default style sheet would add 27 kB that the theme overrides anyway.
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariablesResolver}
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
