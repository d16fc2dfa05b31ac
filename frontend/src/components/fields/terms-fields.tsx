import type { FieldErrors, Path, UseFormReturn } from 'react-hook-form';
import { moneyRule } from '../../lib/forms/rules/money-rule';
import type { TermsValues } from '../../lib/forms/terms-values';
import { MoneyInput } from './money-input';
import { SelectInput } from './pickers/select-input';
import { TextInput } from './text-input';

const STARTS = [
  { value: 'arrival', label: 'Arrival' },
  { value: 'appointment', label: 'Appointment' },
  { value: 'later', label: 'The later of the two' },
];
const wholeRule = (label: string, least: number, most: number) => ({
  validate: (value: unknown): true | string => {
    const typed = typeof value === 'string' ? value.trim() : '';
    const isWhole = /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
    return typed === '' || isWhole || `${label} must be a whole number from ${least} to ${most}`;
  },
});

/** What is agreed about waiting: what is left empty is not stated, and is asked about. */
export function TermsFields<Values extends TermsValues>({ form }: { form: UseFormReturn<Values> }) {
  const errors = form.formState.errors as FieldErrors<TermsValues>;
  const money = (label: string, name: keyof TermsValues, hint?: string) => (
    <MoneyInput
      label={label}
      hint={hint}
      registration={form.register(name as Path<Values>, moneyRule({ label, optional: true }))}
      error={errors[name]?.message}
    />
  );
  const whole = (label: string, name: keyof TermsValues, [least, most]: readonly [number, number], hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      inputMode="numeric"
      registration={form.register(name as Path<Values>, wholeRule(label, least, most))}
      error={errors[name]?.message}
    />
  );
  return (
    <>
      {money('Detention per Hour', 'detentionRate')}
      {whole('Free Minutes', 'detentionFreeMinutes', [0, 1_440], 'Usually 120.')}
      {whole(
        'Billing Increment (minutes)',
        'detentionIncrementMinutes',
        [1, 240],
        'Leave blank to bill by the minute.',
      )}
      {money('Maximum per Stop', 'detentionCap')}
      <SelectInput
        label="Clock Starts At"
        options={STARTS}
        placeholder="Not stated"
        registration={form.register('startsAt' as Path<Values>)}
        error={errors.startsAt?.message}
      />
      {money('Layover per Day', 'layover')}
      {money('Truck Ordered Not Used (TONU)', 'tonu')}
      {whole(
        'Notice (minutes before)',
        'noticeMinutes',
        [0, 1_440],
        'How long before free time ends the broker is told.',
      )}
      {whole('Claim Within (hours)', 'claimHours', [1, 8_760], 'Counted from departure.')}
    </>
  );
}
