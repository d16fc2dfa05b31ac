import { useRef, useState, type FormEvent } from 'react';
import type { Registration } from '../../../components/fields/text-input';

type Texts<Name extends string> = Record<Name, string>;
export type PlainRules<Values> = { readonly [Name in keyof Values]: (values: Values) => string | undefined };

/**
 * Two fields need no form library; the pages before the sign-in stay small. The first rule is the first field on the
 * screen.
 */
export const usePlainForm = <Values extends Texts<Extract<keyof Values, string>>>(
  rules: PlainRules<Values>,
  onSubmit: (values: Values) => void,
  initial: Partial<Values> = {},
) => {
  type Name = Extract<keyof Values, string>;
  const names = Object.keys(rules) as Name[];
  const values = useRef<Values>(Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Values);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [tried, setTried] = useState(false);

  const problems = (): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names
        .flatMap((name) => [[name, rules[name](values.current)] as const])
        .filter(([, message]) => message !== undefined),
    ) as Partial<Record<Name, string>>;
  const show = (found: Partial<Record<Name, string>>) => {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    return first === undefined;
  };
  const register = (name: Name): Registration => ({
    name,
    ref: (element: unknown) => {
      inputs.current[name] = element instanceof HTMLInputElement ? element : null;
      if (element instanceof HTMLInputElement) element.value ||= values.current[name];
    },
    onChange: (event: { target: { value: string } }) => {
      values.current = { ...values.current, [name]: event.target.value };
      if (tried) setErrors(problems());
      return Promise.resolve();
    },
    onBlur: () => Promise.resolve(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // what a password manager filled in without a change event counts too
    for (const name of names)
      values.current = { ...values.current, [name]: inputs.current[name]?.value ?? values.current[name] };
    setTried(true);
    if (show(problems())) onSubmit(values.current);
  };
  return { register, errors, submit, show };
};
