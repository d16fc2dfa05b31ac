import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { palette } from './palette';

const Input = styled('input')({
  font: 'inherit',
  color: palette.text.primary,
  minHeight: 38,
  padding: '6px 10px',
  borderRadius: 8,
  minWidth: 0,
  flex: 1,
  border: `1px solid color-mix(in srgb, ${palette.text.secondary} 40%, ${palette.divider})`,
  backgroundColor: palette.background.paper,
  '@media (max-width: 767.95px)': { fontSize: 16, minHeight: 44 },
});

interface FilterDateProps {
  label: string;
  value: string;
  type?: 'date' | 'datetime-local';
  onChange: (value: string) => void;
}

export function FilterDate({ label, value, type = 'date', onChange }: FilterDateProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontSize: 13 }}>
        {label}
      </Box>
      <Input id={id} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    </Box>
  );
}
