import { useRef, useState, type FormEvent } from 'react';
import type { Registration } from '../../../components/fields/text-input';
import type { Credentials } from '../../../lib/api-types';
import { isEmail } from '../../../lib/rules';

type Errors = Partial<Record<keyof Credentials, string>>;

/** Two fields need no form library; the login pages stay small. */
export const useLoginFields = (emailMessage: string, onSubmit: (credentials: Credentials) => void) => {
  const values = useRef<Credentials>({ email: '', password: '' });
  const inputs = useRef<Partial<Record<keyof Credentials, HTMLInputElement | null>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [tried, setTried] = useState(false);

  const problems = (): Errors => ({
    ...(!isEmail(values.current.email) && { email: emailMessage }),
    ...(values.current.password === '' && { password: 'Password is required' }),
  });
  const register = (name: keyof Credentials): Registration => ({
    name,
    ref: (element: unknown) => {
      inputs.current[name] = element instanceof HTMLInputElement ? element : null;
    },
    onChange: (event: { target: { value: string } }) => {
      values.current[name] = event.target.value;
      if (tried) setErrors(problems());
      return Promise.resolve();
    },
    onBlur: () => Promise.resolve(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    for (const name of ['email', 'password'] as const) values.current[name] = inputs.current[name]?.value ?? values.current[name];
    const found = problems();
    setTried(true);
    setErrors(found);
    if (found.email !== undefined) inputs.current.email?.focus();
    else if (found.password !== undefined) inputs.current.password?.focus();
    else onSubmit({ email: values.current.email.trim(), password: values.current.password });
  };
  return { register, errors, submit };
};
