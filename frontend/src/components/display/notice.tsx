import { styled } from '@mui/material/styles';
import { palette } from './palette';

export const Notice = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'error' | 'info' | 'success';
}>(({ tone }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 14px',
  marginBottom: 16,
  borderRadius: 10,
  border: `1px solid color-mix(in srgb, ${palette[tone].main} 45%, ${palette.divider})`,
  background: `color-mix(in srgb, ${palette[tone].main} 8%, ${palette.background.paper})`,
  color: palette.text.primary,
}));
