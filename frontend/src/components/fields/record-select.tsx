import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import type { Option } from '../../lib/option-queries';
import { Combobox } from './combobox';
import { descriptionIdOf, Labelled } from './labelled';

interface RecordSelectProps {
  /** Of the field in its form. */
  name?: string;
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

const NEW = '__new__';
const MOST = 100;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const fits = (option: Option, words: string): boolean =>
  plain(`${option.label} ${option.detail ?? ''}`).includes(words);

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
  const { data: all = [], isSuccess, isError } = useQuery(query);
  const selected =
    all.find((option) => option.value === value) ?? (value === '' ? null : { value, label: `#${value}` });
  const find = (typed: string): Option[] => {
    const words = plain(typed);
    const found = all.filter((option) => fits(option, words)).slice(0, MOST);
    const isNew = onAdd && isSuccess && words !== '' && !all.some((option) => plain(option.label) === words);
    return isNew ? [...found, { value: NEW + typed.trim(), label: `${addLabel} “${typed.trim()}”` }] : found;
  };
  const pick = (option: Option | null) =>
    option?.value.startsWith(NEW) ? onAdd?.(option.value.slice(NEW.length)) : onChange(option?.value ?? '');
  return (
    <Labelled id={id} name={name} label={label} required={required} error={error} hint={hint}>
      <Combobox
        id={id}
        label={label}
        selected={selected}
        find={find}
        message={isError ? 'The list could not be loaded.' : isSuccess ? 'Nothing matches.' : 'Loading…'}
        onPick={pick}
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
