import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { NativeSelect } from '../fields/pickers/native-select';
import { PrintedFilters } from './printed-filters';
import { ViewMenu } from '../views/view-menu';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  alignItems: 'center',
  '& > [role=group]': { marginBottom: 0 },
  '@media print': { display: 'none' },
});

/**
 * Search and filters of the list of a page, and the views that are kept of it; on paper a line of text says what is
 * chosen.
 */
export function FilterBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <Bar ref={bar} data-print="none">
        {children}
        <ViewMenu />
      </Bar>
      <PrintedFilters bar={bar} />
    </>
  );
}

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
