import { useCallback, type CSSProperties, type FormEvent, type ReactNode } from 'react';
import { ConflictSlot } from '../fields/conflict-slot';
import { ConflictNote } from './conflict-note';
import type { FormState } from './use-record-form';

/** In the order of the screen, whichever field was registered first. */
const focusFirstProblem = (form: HTMLFormElement): void => {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict] button')?.focus());
};

interface FormElementProps {
  state: FormState;
  label?: string;
  style?: CSSProperties;
  children: ReactNode;
}

export function FormElement({ state, label, style, children }: FormElementProps) {
  const { conflicts } = state;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    void state.submit(event).then(() => focusFirstProblem(element));
  };
  const open = conflicts.names.join();
  const slot = useCallback(
    (name: string) => open.split(',').includes(name) && <ConflictNote name={name} conflicts={conflicts} />,
    [open, conflicts],
  );
  return (
    <form name={state.name} aria-label={label} noValidate onSubmit={submit} style={style}>
      <ConflictSlot value={slot}>{children}</ConflictSlot>
    </form>
  );
}
