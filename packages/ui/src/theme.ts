import '@fontsource-variable/figtree/wght.css';
import './money-kind.css';
import './painted-frame.css';
import './theme.css';
import './icon-sizes.css';
import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shade 7 carries white text at 5.2:1 on both schemes; 4 is the orange of text and focus on dark grounds. */
const orange: MantineColorsTuple = [
  '#fff7ed',
  '#ffedd5',
  '#fed7aa',
  '#fdba74',
  '#fb923c',
  '#f97316',
  '#ea580c',
  '#c2410c',
  '#9a3412',
  '#7c2d12',
];

/** For what cannot be taken back. Shade 7 is the red of the bad tone. */
const red: MantineColorsTuple = [
  '#fef3f2',
  '#fde2df',
  '#fbc6c1',
  '#f7a199',
  '#ff9a8f',
  '#e5483b',
  '#cf3327',
  '#b42318',
  '#8f1c13',
  '#6f1710',
];

/** Warm neutrals of the light scheme. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#ebe8e2',
  '#ddd9d1',
  '#c6c0b5',
  '#948b7d',
  '#6b6357',
  '#534c42',
  '#39342d',
  '#24201b',
];

/** Warm neutrals of the dark scheme: 0 is text, 7 the ground. */
const dark: MantineColorsTuple = [
  '#ece8e1',
  '#cfc9be',
  '#aaa294',
  '#7d7568',
  '#47423a',
  '#37332d',
  '#2a2722',
  '#1b1916',
  '#141210',
  '#0d0c0a',
];

const heading = (size: string, lineHeight: string) => ({ fontSize: size, lineHeight });
const field = { inputWrapperOrder: ['label', 'description', 'input', 'error'] };

/**
 * The look of every face: three sizes of type (14, 16 and 24 px), a 4 px grid, borders instead of shadows, one orange.
 * Styles of single parts are next to the part that needs them, so a page loads only what it shows.
 */
export const theme = createTheme({
  colors: { orange, red, gray, dark },
  primaryColor: 'orange',
  primaryShade: 7,
  black: '#24201b',
  fontFamily: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.5rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.5', xl: '1.25' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '650',
    textWrap: 'pretty',
    sizes: {
      h1: heading('1.5rem', '1.25'),
      h2: heading('1rem', '1.5'),
      h3: heading('0.875rem', '1.45'),
      h4: heading('0.875rem', '1.45'),
      h5: heading('0.875rem', '1.45'),
      h6: heading('0.875rem', '1.45'),
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Help stands under the label before the mistake; the error takes its place under the field after it.
    InputWrapper: { defaultProps: field },
    Input: { defaultProps: { size: 'sm' } },
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Card: { defaultProps: { withBorder: true } },
    Paper: { defaultProps: { withBorder: true } },
    Modal: { defaultProps: { transitionProps: { duration: 150 }, centered: true } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    Popover: { defaultProps: { transitionProps: { duration: 120 }, shadow: 'md' } },
  },
});
