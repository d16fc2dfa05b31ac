import VisibilityOffOutlined from '../../generated/icons/VisibilityOffOutlined';
import VisibilityOutlined from '../../generated/icons/VisibilityOutlined';
import { useState } from 'react';
import { PlainIconButton } from './input-shell';
import { TextInput, type TextInputProps } from './text-input';

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <PlainIconButton
      type="button"
      aria-label={shown ? 'Hide password' : 'Show password'}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
    </PlainIconButton>
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
