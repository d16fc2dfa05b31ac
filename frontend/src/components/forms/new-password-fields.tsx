import type { NewPassword } from '../../lib/forms/rules/password-rules';
import { PasswordInput } from '../fields/password-input';
import type { TextInputProps } from '../fields/text-input';

interface NewPasswordFieldsProps extends Pick<TextInputProps, 'hint' | 'autoFocus'> {
  register: (name: keyof NewPassword) => TextInputProps['registration'];
  errors: Partial<Record<keyof NewPassword, string | undefined>>;
}

/** A new password, and the same again. */
export const NewPasswordFields = ({ register, errors, ...first }: NewPasswordFieldsProps) => (
  <>
    <PasswordInput
      label="New Password"
      autoComplete="new-password"
      required
      registration={register('password')}
      error={errors.password}
      {...first}
    />
    <PasswordInput
      label="Confirm Password"
      autoComplete="new-password"
      required
      registration={register('again')}
      error={errors.again}
    />
  </>
);
