import GlobalStyles from '@mui/material/GlobalStyles';

const color = (name: string): string => `var(--mui-palette-${name})`;

const styles = {
  'input[type=checkbox]': {
    appearance: 'none',
    flexShrink: 0,
    boxSizing: 'border-box',
    display: 'inline-grid',
    placeContent: 'center',
    width: 16,
    height: 16,
    border: `1.5px solid ${color('text-secondary')}`,
    borderRadius: 4,
    background: color('background-paper'),
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      transform: 'scale(0)',
      background: color('primary-contrastText'),
      clipPath: 'polygon(14% 44%, 0 60%, 42% 98%, 100% 18%, 84% 4%, 40% 66%)',
    },
    '&:checked, &:indeterminate': { background: color('primary-main'), borderColor: color('primary-main') },
    '&:checked::before, &:indeterminate::before': { transform: 'none' },
    '&:indeterminate::before': { clipPath: 'inset(40% 5%)' },
    '&:disabled': { opacity: 0.5 },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
} as const;

/** One look of every box that is ticked, in both schemes; where colors are forced, the platform's own. */
export const CheckboxStyle = () => <GlobalStyles styles={styles} />;
