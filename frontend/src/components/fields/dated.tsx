import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dayRule } from '../../lib/forms/rules/day-rule';
import { required } from '../../lib/forms/rules/rules';
import { BookedOn } from './booked-on';
import { DateInput } from './pickers/date-input';
import { TextInput } from './text-input';

interface DayInputProps<FormValues extends FieldValues> {
  form: UseFormReturn<FormValues>;
  /** The field of its own day: 'on'. */
  name: Path<FormValues>;
  label?: string;
  /** Its month may be closed: the form has a field `bookedOn` for the day that it counts in the books. */
  late?: boolean;
}

/** On which day something happened, and the accounting date of what came after its month was closed. */
export function DayInput<FormValues extends FieldValues>({
  form,
  name,
  label = 'Date',
  late = false,
}: DayInputProps<FormValues>) {
  return (
    <>
      <DateInput
        label={label}
        registration={form.register(name, dayRule())}
        error={form.formState.errors[name]?.message as string | undefined}
      />
      {late && <BookedOn form={form as unknown as UseFormReturn<{ bookedOn: string }>} />}
    </>
  );
}

/** Why it happened; whoever reads the history later sees it. */
export function ReasonInput<FormValues extends FieldValues & { reason: string }>({
  form,
}: {
  form: UseFormReturn<FormValues>;
}) {
  const name = 'reason' as Path<FormValues>;
  return (
    <div className="wide">
      <TextInput
        label="Reason"
        required
        rows={2}
        maxLength={500}
        registration={form.register(name, required('Reason is required'))}
        error={form.formState.errors[name]?.message as string | undefined}
      />
    </div>
  );
}
