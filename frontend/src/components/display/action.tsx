import { styled, type CSSObject } from '@mui/material/styles';
import { Link } from 'react-router';
import { palette } from './palette';

// Buttons for the first pages a visitor loads: the look of the theme's buttons without their code.

type Look = 'filled' | 'outlined' | 'quiet';

const looks: Record<Look, CSSObject> = {
  filled: {
    background: palette.primary.main,
    color: palette.primary.contrastText,
    '&:hover': { background: `color-mix(in srgb, ${palette.primary.main} 86%, black)` },
  },
  outlined: { borderColor: palette.divider, color: palette.primary.main, '&:hover': { borderColor: 'currentcolor' } },
  quiet: {
    color: palette.primary.main,
    '&:hover': { background: `color-mix(in srgb, ${palette.primary.main} 8%, transparent)` },
  },
};

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '10px 18px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:disabled': { opacity: 0.65, cursor: 'default' },
};

interface Styled {
  look: Look;
  small?: boolean;
}

const options = { shouldForwardProp: (name: PropertyKey) => name !== 'look' && name !== 'small' };
const style = ({ look, small }: Styled): CSSObject => ({
  ...base,
  ...looks[look],
  ...(small && { minHeight: 36, padding: '7px 14px', fontSize: 14 }),
});

export const ActionButton = styled('button', options)<Styled>(style);
export const ActionLink = styled(Link, options)<Styled>(style);
