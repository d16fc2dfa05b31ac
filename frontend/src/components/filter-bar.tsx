import { styled } from '@mui/material/styles';
import { NativeSelect } from './fields/native-select';

export const FilterBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 16,
  alignItems: 'center',
});

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  all: string;
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, all, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 'auto', minWidth: 0, flex: { xs: '1 1 140px', md: '0 0 auto' }, maxWidth: { md: 170 } }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
