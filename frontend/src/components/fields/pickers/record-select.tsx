import { useId, type Ref } from 'react';
import type { Option, OptionsQuery } from '../../../lib/api/option-queries';
import { Combobox } from './combobox';
import { descriptionIdOf, Labelled } from '../labelled';
import { useRecordOptions } from './use-record-options';

export interface RecordSelectProps {
  /** Of the field in its form. */
  name?: string;
  label: string;
  query: OptionsQuery;
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

const NEW = '__new__';
const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A record found by typing, chosen in a form. */
export function RecordSelect({
  name,
  label,
  query,
  value,
  onChange,
  onBlur,
  inputRef,
  placeholder,
  error,
  hint,
  required = false,
  disabled = false,
  addLabel = 'Add',
  onAdd,
}: RecordSelectProps) {
  const id = useId();
  const { selected, options, isAnswered, message, ask, pick } = useRecordOptions(query, value);
  const withNew = (typed: string): readonly Option[] => {
    const isNew =
      onAdd && isAnswered && typed.trim() !== '' && !options.some((option) => sameName(option.label, typed));
    return isNew ? [...options, { value: NEW + typed.trim(), label: `${addLabel} “${typed.trim()}”` }] : options;
  };
  const choose = (option: Option | null) => {
    if (option?.value.startsWith(NEW)) return onAdd?.(option.value.slice(NEW.length));
    pick(option);
    onChange(option?.value ?? '');
  };
  return (
    <Labelled id={id} name={name} label={label} required={required} error={error} hint={hint}>
      <Combobox
        id={id}
        label={label}
        selected={selected}
        offer={withNew}
        message={message}
        onAsk={ask}
        onPick={choose}
        onBlur={onBlur}
        inputRef={inputRef}
        placeholder={placeholder}
        invalid={error !== undefined}
        required={required}
        disabled={disabled}
        describedBy={error !== undefined || hint !== undefined ? descriptionIdOf(id) : undefined}
      />
    </Labelled>
  );
}
