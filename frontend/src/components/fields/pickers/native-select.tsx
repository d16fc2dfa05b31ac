import { styled } from '@mui/material/styles';
import { palette } from '../../display/palette';

/** The platform's own select: best on phones, complete with the keyboard. */
export const NativeSelect = styled('select')({
  font: 'inherit',
  color: palette.text.primary,
  minHeight: 38,
  width: '100%',
  padding: '8px 34px 8px 12px',
  borderRadius: 8,
  border: `1px solid color-mix(in srgb, ${palette.text.secondary} 40%, ${palette.divider})`,
  backgroundColor: palette.background.paper,
  appearance: 'none',
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${palette.text.secondary} 50%), linear-gradient(135deg, ${palette.text.secondary} 50%, transparent 50%)`,
  backgroundPosition: 'right 17px center, right 12px center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  textOverflow: 'ellipsis',
  '&:hover:not(:disabled)': { borderColor: palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1, borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: palette.error.main },
  '&:disabled': { color: palette.text.disabled },
  '& option': { color: palette.text.primary, backgroundColor: palette.background.paper },
  '@media (max-width: 767.95px)': { fontSize: 16, minHeight: 44 },
});
