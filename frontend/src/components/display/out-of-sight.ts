import type { CSSObject } from '@mui/material/styles';

/** The look of what is read aloud and not seen. */
export const OUT_OF_SIGHT: CSSObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
