import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '../display/palette';
import { useConflict } from './conflict-slot';

const Field = styled('div')({ minWidth: 0, width: '100%' });
const Label = styled('label')({ fontSize: 13, lineHeight: '18px', fontWeight: 560, marginBottom: 6, display: 'block' });
const Required = styled('span')({ color: palette.error.main, marginLeft: 3 });
const Below = styled('p')({
  margin: '5px 0 0',
  fontSize: 12,
  lineHeight: '16px',
  color: palette.text.secondary,
  '&[data-invalid=true]': { color: palette.error.main },
});

export interface LabelledProps {
  id: string;
  /** Of the field in its form. */
  name?: string | undefined;
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

export const descriptionIdOf = (id: string): string => `${id}-description`;

/** Label above, the control, then the error (or a hint) below. */
export function Labelled({ id, name, label, required, error, hint, children }: LabelledProps) {
  const below = error ?? hint;
  const conflict = useConflict(name);
  return (
    <Field data-field={name}>
      <Label htmlFor={id}>
        {label}
        {required && <Required aria-hidden>*</Required>}
      </Label>
      {children}
      {below !== undefined && below !== null && (
        <Below id={descriptionIdOf(id)} data-invalid={error !== undefined}>
          {below}
        </Below>
      )}
      {conflict}
    </Field>
  );
}
