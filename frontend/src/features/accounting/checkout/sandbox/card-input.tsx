import { useId, useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { InputShell } from '../../../../components/fields/input-shell';
import { descriptionIdOf, Labelled } from '../../../../components/fields/labelled';

interface CardInputProps {
  label: string;
  name: string;
  value: string;
  format: (text: string, before: string) => string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  placeholder: string;
  maxLength: number;
  disabled: boolean;
  end?: ReactNode;
}

const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;

/** Where the caret stands when so many digits are left of it. */
const caretAfter = (text: string, digits: number): number => {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
};

/** Digits that group themselves while they are typed; a correction in the middle leaves the caret where it is. */
export function CardInput({ label, name, value, format, onChange, error, end, ...rest }: CardInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const place = target.selectionStart ?? target.value.length;
    const next = format(target.value, value);
    caret.current = place < target.value.length ? caretAfter(next, digitsBefore(target.value, place)) : next.length;
    onChange(next);
  };
  return (
    <Labelled id={id} label={label} error={error} required>
      <InputShell data-invalid={error !== undefined} data-disabled={rest.disabled} sx={{ minHeight: 44 }}>
        <input
          {...rest}
          ref={input}
          id={id}
          name={name}
          value={value}
          onChange={change}
          inputMode="numeric"
          spellCheck={false}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error !== undefined ? descriptionIdOf(id) : undefined}
        />
        {end}
      </InputShell>
    </Labelled>
  );
}
