import { useId } from 'react';
import { InputShell } from './input-shell';
import { descriptionIdOf, Labelled } from './labelled';

interface FixedInputProps {
  label: string;
  value: string;
  /** Why it stays as it is, or who changes it. */
  hint?: string;
}

/** A field of a form that is only shown. */
export function FixedInput({ label, value, hint }: FixedInputProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} {...(hint !== undefined && { hint })}>
      <InputShell data-disabled>
        <input id={id} value={value} readOnly aria-describedby={hint === undefined ? undefined : descriptionIdOf(id)} />
      </InputShell>
    </Labelled>
  );
}
