import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

/** The field in which a file is chosen; its button looks as others do. */
export const FileChooser = styled('input')({
  font: 'inherit',
  width: '100%',
  color: palette.text.secondary,
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 560,
    padding: '8px 14px',
    marginRight: 10,
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    background: palette.background.paper,
    color: palette.text.primary,
    cursor: 'pointer',
  },
  '&:disabled::file-selector-button': { color: palette.text.disabled, cursor: 'default' },
});
