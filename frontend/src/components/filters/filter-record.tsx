import { useId } from 'react';
import type { OptionsQuery } from '../../lib/api/option-queries';
import { Combobox } from '../fields/pickers/combobox';
import { useRecordOptions } from '../fields/pickers/use-record-options';
import { Filter } from './filter';

interface FilterRecordProps {
  label: string;
  all: string;
  query: OptionsQuery;
  value: string;
  /** It is seen without opening the menu of filters. */
  kept?: boolean;
  onChange: (value: string) => void;
}

/** Narrows a list to the records of one other record. */
export function FilterRecord({ label, all, query, value, kept = false, onChange }: FilterRecordProps) {
  const { selected, options, message, ask, pick } = useRecordOptions(query, value);
  return (
    <Filter
      kept={kept}
      label={label}
      chosen={value === '' ? null : (selected?.label ?? '…')}
      onClear={() => {
        pick(null);
        onChange('');
      }}
    >
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
    </Filter>
  );
}
