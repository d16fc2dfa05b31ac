import Box from '@mui/material/Box';
import { useId } from 'react';
import type { OptionsQuery } from '../../lib/api/option-queries';
import { Combobox } from '../fields/pickers/combobox';
import { useRecordOptions } from '../fields/pickers/use-record-options';

interface FilterRecordProps {
  label: string;
  all: string;
  query: OptionsQuery;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list to the records of one other record. */
export function FilterRecord({ label, all, query, value, onChange }: FilterRecordProps) {
  const { selected, options, message, ask, pick } = useRecordOptions(query, value);
  return (
    <Box sx={{ flex: { xs: '1 1 140px', md: '1 1 140px' }, minWidth: 140, maxWidth: { md: 200 } }}>
      <Combobox
        id={useId()}
        label={label}
        named
        selected={selected}
        offer={() => options}
        message={message}
        onAsk={ask}
        onPick={(option) => {
          pick(option);
          onChange(option?.value ?? '');
        }}
        placeholder={all}
        invalid={false}
        required={false}
        disabled={false}
        describedBy={undefined}
      />
    </Box>
  );
}
