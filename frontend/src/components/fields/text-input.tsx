import { useId, type FocusEvent, type ReactNode } from 'react';
import { useShownWhenLeft } from './use-shown-when-left';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { InputShell } from './input-shell';
import { descriptionIdOf, Labelled } from './labelled';

/** What react-hook-form's `register` gives, or a hand-made equal. */
export type Registration = Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'>;

export interface TextInputProps {
  label: string;
  registration: Registration;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'number' | 'password' | 'datetime-local';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  rows?: number;
  step?: string;
  /** For who fills it in by a program, as `max` and `pattern` are; the rule is the form's. */
  min?: number;
  max?: number;
  maxLength?: number;
  pattern?: string;
  /** Kept in capitals: a phone writes them so. */
  autoCapitalize?: 'characters';
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email';
  start?: ReactNode;
  end?: ReactNode;
  /** What the form holds of what was typed. */
  format?: (value: string) => string;
  /** What is seen of it while nobody types. */
  shown?: (value: string) => string;
}

export function TextInput({
  label,
  registration,
  error,
  hint,
  required,
  type = 'text',
  rows,
  start,
  end,
  format,
  shown,
  ...rest
}: TextInputProps) {
  const id = useId();
  const { ref: registered, name, onChange, onBlur } = registration;
  const { ref, entered, left } = useShownWhenLeft(registered, format, shown);
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (format && event.target.value !== '') {
      event.target.value = format(event.target.value);
      void onChange(event);
    }
    void onBlur(event);
    left();
  };
  const shared = {
    ...rest,
    id,
    name,
    onBlur: leave,
    onFocus: entered,
    'aria-required': required,
    'aria-invalid': error !== undefined,
    'aria-describedby': error !== undefined || hint !== undefined ? descriptionIdOf(id) : undefined,
  };
  return (
    <Labelled id={id} name={name} label={label} required={required} error={error} hint={hint}>
      <InputShell data-invalid={error !== undefined} data-disabled={rest.disabled ?? false}>
        {start}
        {rows === undefined ? (
          <input {...shared} ref={ref} type={type} onChange={(event) => void onChange(event)} />
        ) : (
          <textarea {...shared} ref={ref} rows={rows} onChange={(event) => void onChange(event)} />
        )}
        {end}
      </InputShell>
    </Labelled>
  );
}
