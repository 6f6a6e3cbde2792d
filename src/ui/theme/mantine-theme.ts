import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

type Ten<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item];

/** `map` forgets how many items there are, which Mantine asks for. */
function shadesOf<Step>(steps: Ten<Step>, shade: (step: Step) => string): MantineColorsTuple {
  return steps.map(shade) as unknown as MantineColorsTuple;
}

/** Mantine's ten shades refer to our tokens, so that brand and scheme are controlled by CSS alone. */
function scale(name: string): MantineColorsTuple {
  return shadesOf(STEPS, (step) => `var(--${name}-${step})`);
}

const DARK_SURFACES = [
  'text',
  'text-2',
  'text-3',
  'border-control',
  'border-strong',
  'bg-hover',
  'bg-raised',
  'bg',
  'bg-sunken',
  'bg-sunken',
] as const;

export const mantineTheme = createTheme({
  colors: {
    brand: scale('brand'),
    gray: scale('neutral'),
    dark: shadesOf(DARK_SURFACES, (token) => `var(--${token})`),
    red: scale('red'),
    green: scale('green'),
    yellow: scale('amber'),
    blue: scale('blue'),
  },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font-body)',
  headings: {
    fontFamily: 'var(--font-head)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '2.375rem' },
      h2: { fontSize: '1.375rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.25rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.5', md: '1.45', lg: '1.6', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '62.4375rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-2)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    Input: { defaultProps: { size: 'md' } },
    // Its header would otherwise be a second landmark on the page.
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        size: 480,
        transitionProps: { duration: 160 },
        // Hiding the scroll bar with styles on the body restyles the whole page; wheel and touch are blocked without them.
        removeScrollProps: { removeScrollBar: false },
        attributes: { header: { role: 'presentation' } },
      },
    },
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        position: 'bottom-end',
        offset: 6,
        transitionProps: { duration: 120 },
      },
    },
    Popover: { defaultProps: { offset: 6, transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 }, multiline: true } },
    Combobox: { defaultProps: { offset: 6 } },
  },
});

const tokenOf: Record<string, string> = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--success-text)',
  '--mantine-color-default': 'var(--bg-raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-hover': 'var(--bg-hover)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-disabled': 'var(--bg-sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--border)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-primary-color-light': 'var(--primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--primary-soft)',
  '--mantine-primary-color-light-color': 'var(--on-primary-soft)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: tokenOf, dark: tokenOf });
