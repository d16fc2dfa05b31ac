import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    ink: { main: string; text: string; muted: string; hover: string; active: string; border: string };
    canvas: { main: string };
    accent: { main: string };
  }
  interface PaletteOptions {
    ink: { main: string; text: string; muted: string; hover: string; active: string; border: string };
    canvas: { main: string };
    accent: { main: string };
  }
}

const ink = {
  main: '#101828',
  text: '#F2F4F7',
  muted: '#A4AEBF',
  hover: '#1B2537',
  active: '#24314A',
  border: '#253047',
};

const light = {
  primary: { main: '#0B5CAD', dark: '#084785', light: '#3A7DC0', contrastText: '#FFFFFF' },
  secondary: { main: '#475467', contrastText: '#FFFFFF' },
  success: { main: '#177245', contrastText: '#FFFFFF' },
  warning: { main: '#B25E09', contrastText: '#FFFFFF' },
  error: { main: '#B42318', contrastText: '#FFFFFF' },
  info: { main: '#0B5CAD', contrastText: '#FFFFFF' },
  text: { primary: '#101828', secondary: '#475467', disabled: '#667085' },
  background: { default: '#F6F7F9', paper: '#FFFFFF' },
  divider: '#E4E7EC',
  canvas: { main: '#F6F7F9' },
  accent: { main: '#E8890C' },
  ink,
};

const dark = {
  primary: { main: '#6FB1F0', dark: '#4A97E0', light: '#9CCBF7', contrastText: '#0B1220' },
  secondary: { main: '#A4AEBF', contrastText: '#0B1220' },
  success: { main: '#4CC38A', contrastText: '#0B1220' },
  warning: { main: '#F0A94B', contrastText: '#0B1220' },
  error: { main: '#F58A80', contrastText: '#0B1220' },
  info: { main: '#6FB1F0', contrastText: '#0B1220' },
  text: { primary: '#F2F4F7', secondary: '#A9B3C3', disabled: '#8C97A8' },
  background: { default: '#0C111B', paper: '#141B28' },
  divider: '#2A3445',
  canvas: { main: '#0C111B' },
  accent: { main: '#E8890C' },
  ink: { ...ink, main: '#0A0F18', hover: '#161E2D', active: '#1E293D', border: '#1F2939' },
};

const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1100, xl: 1440 } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
    h1: { fontSize: 22, lineHeight: '30px', fontWeight: 650, letterSpacing: '-0.015em' },
    h2: { fontSize: 16, lineHeight: '24px', fontWeight: 620, letterSpacing: '-0.006em' },
    h3: { fontSize: 14, lineHeight: '20px', fontWeight: 620 },
    h4: { fontSize: 24, lineHeight: '32px', fontWeight: 620, letterSpacing: '-0.02em' },
    body1: { fontSize: 14, lineHeight: '20px' },
    body2: { fontSize: 13, lineHeight: '18px' },
    subtitle1: { fontSize: 14, lineHeight: '20px' },
    subtitle2: { fontSize: 13, lineHeight: '18px', fontWeight: 600 },
    caption: { fontSize: 12, lineHeight: '16px' },
    button: { fontSize: 14, lineHeight: '20px', fontWeight: 560, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { WebkitTextSizeAdjust: '100%' },
        body: { fontSize: 14, lineHeight: '20px', fontFeatureSettings: "'cv11', 'ss03'" },
        '#root': { minHeight: '100dvh' },
        a: { color: 'var(--mui-palette-primary-main)' },
        '.tabular': { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': focusRing,
        'main:focus-visible': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0s !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', fontSize: 'inherit', '&:focus-visible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, minHeight: 36, padding: '6px 14px', whiteSpace: 'nowrap' },
        sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: 13 },
        sizeLarge: { minHeight: 44, padding: '10px 18px', fontSize: 15 },
        outlined: { borderColor: 'var(--mui-palette-divider)', '&:hover': { borderColor: 'currentcolor' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          '&:not(.MuiDialog-paperFullScreen)': { borderRadius: 14 },
          border: '1px solid var(--mui-palette-divider)',
          boxShadow: '0 24px 64px rgb(8 15 30 / 28%)',
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: 17, lineHeight: '24px', fontWeight: 640, padding: '20px 24px 12px' } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 20px' } } },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          padding: '14px 24px',
          borderTop: '1px solid var(--mui-palette-divider)',
          gap: 8,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        },
      },
    },
  },
});
