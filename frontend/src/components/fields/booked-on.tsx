import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dayRule } from '../../lib/forms/rules/day-rule';
import { DateInput } from './pickers/date-input';

/** The accounting date of what came after its month was closed; it appears once there is one. */
export function BookedOn<FormValues extends FieldValues & { bookedOn: string }>({
  form,
}: {
  form: UseFormReturn<FormValues>;
}) {
  const name = 'bookedOn' as Path<FormValues>;
  const { errors } = form.formState;
  if (form.watch(name) === '' && !errors[name]) return null;
  return (
    <DateInput
      label="Booked On"
      hint="The day it counts in the books."
      registration={form.register(name, dayRule())}
      error={errors[name]?.message as string | undefined}
    />
  );
}
