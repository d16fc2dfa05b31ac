import { useId, useImperativeHandle, useRef, useState } from 'react';
import { isDay } from '../../../lib/format/moments';
import { NO_DAY } from '../../../lib/forms/rules/day-rule';
import { DateBox } from './date-box';
import { descriptionIdOf, Labelled } from '../labelled';
import type { Registration, TextInputProps } from '../text-input';

type DateInputProps = Pick<TextInputProps, 'label' | 'registration' | 'error' | 'hint' | 'required' | 'disabled'>;

/** What the form library reads, sets and focuses in place of an element. */
interface Handle {
  readonly name: string;
  readonly type: 'text';
  value: string;
  focus: () => void;
}

const useFormValue = ({ ref, name, onChange }: Registration) => {
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const held = useRef('');
  const handle = useRef<Handle>({
    name,
    type: 'text',
    get value() {
      return held.current;
    },
    set value(next: string | undefined | null) {
      held.current = next ?? '';
      setValue(held.current);
    },
    focus: () => input.current?.focus(),
  } as Handle);
  useImperativeHandle(ref, () => handle.current);
  const change = (next: string) => {
    handle.current.value = next;
    void onChange({ type: 'change', target: handle.current });
  };
  return { value, input, change, handle };
};

/** A date in a form: the form holds '2026-10-31', the field shows 10/31/2026. */
export function DateInput({ label, registration, error, hint, required, disabled }: DateInputProps) {
  const id = useId();
  const { value, input, change, handle } = useFormValue(registration);
  const [isLeft, setLeft] = useState(false);
  const fault = error ?? (isLeft && value !== '' && !isDay(value) ? NO_DAY : undefined);
  return (
    <Labelled id={id} name={registration.name} label={label} required={required} error={fault} hint={hint}>
      <DateBox
        id={id}
        label={label}
        eager
        value={value}
        onChange={(next) => {
          setLeft(false);
          change(next);
        }}
        onLeave={() => {
          setLeft(true);
          void registration.onBlur({ type: 'blur', target: handle.current });
        }}
        inputRef={input}
        invalid={fault !== undefined}
        required={required}
        disabled={disabled}
        describedBy={fault !== undefined || hint !== undefined ? descriptionIdOf(id) : undefined}
      />
    </Labelled>
  );
}
