import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import type { Option } from '../../lib/option-queries';
import { InputShell } from './input-shell';
import { descriptionIdOf, Labelled } from './labelled';

interface RecordSelectProps {
  label: string;
  query: UseQueryOptions<Option[], Error, Option[], string[]>;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  addLabel?: string;
  onAdd?: (name: string) => void;
}

const mergeRefs =
  (...refs: (Ref<HTMLInputElement> | undefined)[]) =>
  (element: HTMLInputElement | null): void => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };

const NEW = '__new__';
const filterOptions = createFilterOptions<Option>({ stringify: (option) => `${option.label} ${option.detail ?? ''}`, limit: 100 });

export function RecordSelect({ label, query, value, onChange, onBlur, inputRef, placeholder, error, hint, required, disabled, addLabel, onAdd }: RecordSelectProps) {
  const id = useId();
  const options = useQuery(query);
  const selected = options.data?.find((option) => option.value === value) ?? (value === '' ? null : { value, label: `#${value}` });
  return (
    <Labelled id={id} label={label} required={required} error={error} hint={hint}>
      <Autocomplete<Option>
        id={id}
        options={options.data ?? []}
        loading={options.isPending}
        disabled={disabled ?? false}
        value={selected}
        autoHighlight
        openOnFocus
        isOptionEqualToValue={(option, current) => option.value === current.value}
        getOptionKey={(option) => option.value}
        noOptionsText={options.isError ? 'The list could not be loaded.' : 'Nothing matches.'}
        filterOptions={(all, state) => {
          const found = filterOptions(all, state);
          const name = state.inputValue.trim();
          const offersNew = onAdd && options.isSuccess && name !== '' && !all.some((option) => option.label.toLowerCase() === name.toLowerCase());
          return offersNew ? [...found, { value: NEW, label: name }] : found;
        }}
        onChange={(_, option) => (option?.value === NEW ? onAdd?.(option.label) : onChange(option?.value ?? ''))}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important', py: '8px !important' }}>
            {option.value === NEW ? `${addLabel ?? 'Add'} “${option.label}”` : option.label}
            {option.detail && (
              <Typography variant="body2" color="textSecondary">
                {option.detail}
              </Typography>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <InputShell
            ref={params.slotProps.input.ref}
            className={params.slotProps.input.className}
            onMouseDown={params.slotProps.input.onMouseDown}
            data-invalid={error !== undefined}
            data-disabled={disabled ?? false}
            style={{ position: 'relative', paddingRight: 56 }}
          >
            <input
              {...params.slotProps.htmlInput}
              ref={mergeRefs(params.slotProps.htmlInput.ref, inputRef)}
              placeholder={placeholder}
              onBlur={(event) => {
                params.slotProps.htmlInput.onBlur?.(event);
                onBlur?.();
              }}
              aria-required={required}
              aria-invalid={error !== undefined}
              aria-describedby={error !== undefined || hint !== undefined ? descriptionIdOf(id) : undefined}
            />
            {params.slotProps.input.endAdornment}
          </InputShell>
        )}
      />
    </Labelled>
  );
}
