import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../../lib/api/api-error';
import type { ReadReceipt } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import type { FormValues } from '../../../../lib/records/form-field';
import { sendForm } from '../../../../lib/api/send-form';

interface Reading {
  readonly file: File;
  readonly form: UseFormReturn<FormValues>;
  readonly signal: AbortSignal;
}
type Proposals = Readonly<Record<string, string>>;

const CHECK_IT = 'Proposed from the receipt – check it.';
const TYPE_IT = 'Please type the fields.';

const readReceipt = ({ file, signal }: Reading): Promise<ReadReceipt> => {
  const body = new FormData();
  body.append('file', file);
  const how = { idempotencyKey: crypto.randomUUID(), signal, onProgress: () => undefined };
  return sendForm<ReadReceipt>('/api/expenses/read-receipt', body, how);
};

/**
 * Fills the fields of a new expense from the text of its receipt; what somebody typed stays as it is.
 * @param blank what the form began with
 */
export const useReceiptReading = (blank: FormValues) => {
  const reading = useMutation({ mutationFn: readReceipt });
  const proposed = useRef<Proposals>({});
  const running = useRef<AbortController | null>(null);

  const fill = (form: UseFormReturn<FormValues>, { fields }: ReadReceipt): void => {
    const untouched = fields.filter(({ name }) => [blank[name], proposed.current[name]].includes(form.getValues(name)));
    proposed.current = Object.fromEntries(untouched.map(({ name, value }) => [name, value]));
    for (const { name, value } of untouched)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const stop = (): void => running.current?.abort();
  const read = (file: File, form: UseFormReturn<FormValues>): void => {
    stop();
    running.current = new AbortController();
    const { signal } = running.current;
    reading.mutate({ file, form, signal }, { onSuccess: (answer) => !signal.aborted && fill(form, answer) });
  };
  const forget = (): void => {
    stop();
    reading.reset();
  };
  const { isPending, error, data } = reading;
  const said = (): string | null => {
    if (isPending) return 'Reading the receipt...';
    if (error)
      return `${isApiError(error) && error.status < 500 ? sentenceFor(error) : 'The receipt could not be read.'} ${TYPE_IT}`;
    if (!data) return null;
    return data.fields.length > 0
      ? 'The receipt was read. Please check what it proposes.'
      : `Nothing was found in the receipt. ${TYPE_IT}`;
  };
  return {
    read,
    stop,
    forget,
    said: said(),
    hints: (values: FormValues): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Object.entries(proposed.current).flatMap(([name, value]) => (values[name] === value ? [[name, CHECK_IT]] : [])),
      ),
  };
};
