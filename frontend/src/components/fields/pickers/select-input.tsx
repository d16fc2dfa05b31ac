import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { descriptionIdOf, Labelled } from '../labelled';
import { NativeSelect } from './native-select';

interface SelectInputProps {
  label: string;
  registration: UseFormRegisterReturn;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export function SelectInput({
  label,
  registration,
  options,
  placeholder,
  error,
  hint,
  required,
  disabled,
}: SelectInputProps) {
  const id = useId();
  return (
    <Labelled id={id} name={registration.name} label={label} required={required} error={error} hint={hint}>
      <NativeSelect
        {...registration}
        id={id}
        disabled={disabled}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined || hint !== undefined ? descriptionIdOf(id) : undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}
