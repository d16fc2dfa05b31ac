/** The theme's colours as CSS variables, for styled components; the values live in app/theme.ts. */
const variable = (name: string): string => `var(--mui-palette-${name})`;

export const palette = {
  primary: { main: variable('primary-main'), contrastText: variable('primary-contrastText') },
  success: { main: variable('success-main') },
  warning: { main: variable('warning-main') },
  error: { main: variable('error-main') },
  info: { main: variable('info-main') },
  text: {
    primary: variable('text-primary'),
    secondary: variable('text-secondary'),
    disabled: variable('text-disabled'),
  },
  background: { paper: variable('background-paper'), default: variable('background-default') },
  divider: variable('divider'),
  accent: { main: variable('accent-main') },
  ink: {
    main: variable('ink-main'),
    text: variable('ink-text'),
    muted: variable('ink-muted'),
    hover: variable('ink-hover'),
    active: variable('ink-active'),
    border: variable('ink-border'),
  },
} as const;
