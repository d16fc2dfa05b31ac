import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { palette } from '../../display/palette';
import { useConflict } from '../conflict-slot';
import { descriptionIdOf } from '../labelled';

const Row = styled('div')({ display: 'grid', gap: 4, alignContent: 'center', height: '100%' });
const Line = styled('label')({ display: 'flex', gap: 10, alignItems: 'center', cursor: 'pointer', minHeight: 40 });
const Below = styled('p')({ margin: 0, fontSize: 12, lineHeight: '16px', color: palette.text.secondary });

interface CheckInputProps {
  label: string;
  registration: UseFormRegisterReturn;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}

/** Yes or no. */
export function CheckInput({ label, registration, hint, error }: CheckInputProps) {
  const id = useId();
  const conflict = useConflict(registration.name);
  const below = error ?? hint;
  return (
    <Row data-field={registration.name}>
      <Line>
        <input
          {...registration}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={below === undefined ? undefined : descriptionIdOf(id)}
          style={{ width: 18, height: 18, flexShrink: 0 }}
        />
        {label}
      </Line>
      {below !== undefined && <Below id={descriptionIdOf(id)}>{below}</Below>}
      {conflict}
    </Row>
  );
}
