import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, isKept, readDraft, writeDraft } from '../../lib/forms/draft';
import { changedNames } from '../../lib/forms/merge';
import type { RecordForm, Versioned } from '../../lib/forms/record-form';
import type { Merging } from './use-merging';

interface DraftState {
  kept: boolean;
  idempotencyKey: string;
  restore: (set: (name: string, value: unknown) => void) => void;
  forget: () => void;
}

/** Keeps what is typed into a form until it is saved or given up, and puts it back when the form is opened again. */
export const useDraft = <FormValues extends FieldValues, Item extends Versioned>(
  key: string,
  { secrets, mergedAsOne }: RecordForm<FormValues, Item>,
  form: UseFormReturn<FormValues>,
  { base, take }: Merging<FormValues, Item>,
): DraftState => {
  const [found] = useState(() => readDraft(key));
  const [stored, setKept] = useState(found !== null);
  const [idempotencyKey, setIdempotencyKey] = useState(() => found?.idempotencyKey ?? crypto.randomUUID());
  const write = () => {
    const typed = form.getValues();
    const names = [...changedNames(base.values, typed, mergedAsOne)].filter((name) =>
      isKept(name, typed[name], secrets),
    );
    const fields = Object.fromEntries(
      names.map((name) => [name, { was: base.values[name] as unknown, typed: typed[name] as unknown }]),
    );
    writeDraft(key, { fields, version: base.record?.version ?? null, idempotencyKey });
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => latest.current() }), [form]);

  return {
    kept: stored,
    idempotencyKey,
    /** Others may have saved since: the text goes where it was typed, or is asked about. */
    restore: (set) => {
      if (found === null) return;
      const names = Object.keys(found.fields).filter((name) => name in base.values);
      const [was, typed] = (['was', 'typed'] as const).map((side) => ({
        ...base.values,
        ...Object.fromEntries(names.map((name) => [name, found.fields[name]?.[side]])),
      }));
      for (const name of names) set(name, found.fields[name]?.typed);
      if (base.record && was && typed) take(base.record, was, typed);
    },
    forget: () => {
      forgetDraft(key);
      setKept(false);
      setIdempotencyKey(crypto.randomUUID());
    },
  };
};
