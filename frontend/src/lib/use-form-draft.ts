import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** What was typed survives an accidental reload or a closed page, until it is sent. */
export const readDraft = <Values extends FieldValues>(key: string): DefaultValues<Values> | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as DefaultValues<Values>) : undefined;
  } catch {
    return undefined;
  }
};

export const forgetDraft = (key: string): void => sessionStorage.removeItem(key);

export const useFormDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, key: string): void => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
      }),
    [form, key],
  );
};
