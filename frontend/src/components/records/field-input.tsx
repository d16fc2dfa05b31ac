import { Controller, type UseFormReturn } from 'react-hook-form';
import { optionsQueryOf } from '../../lib/api/option-queries';
import type { FormField, FormValues } from '../../lib/records/form-field';
import { ruleOf } from '../../lib/records/form-field';
import type { AnyRecord, Placed } from '../../lib/records/record-kit';
import { CheckGroup } from '../fields/checks/check-group';
import { CheckInput } from '../fields/checks/check-input';
import { DateInput } from '../fields/pickers/date-input';
import { MoneyInput } from '../fields/money-input';
import { RecordInput } from '../fields/record-input';
import { RowsInput } from '../fields/rows/rows-input';
import { SelectInput } from '../fields/pickers/select-input';
import { TextInput } from '../fields/text-input';

interface FieldInputProps {
  field: FormField & Placed;
  form: UseFormReturn<FormValues>;
  /** Null: a new one. */
  record?: AnyRecord | null;
  /** The first of the form. */
  first?: boolean;
}

const entries = (values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

/** What is wrong with lines: of the whole, or of the first cell that the API names. */
const messageIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(messageIn)
    .find((message) => message !== undefined);
};

function LinesInput({ field, form }: FieldInputProps) {
  return (
    <Controller
      control={form.control}
      name={field.name}
      rules={ruleOf(field)}
      render={({ field: input }) => (
        <RowsInput
          label={field.label}
          columns={field.columns ?? []}
          hint={hintOf(field, form, null)}
          value={String(input.value)}
          onChange={input.onChange}
          error={messageIn(form.formState.errors[field.name])}
        />
      )}
    />
  );
}

const hintOf = ({ hint }: Placed, form: UseFormReturn<FormValues>, record: AnyRecord | null): string | undefined =>
  typeof hint === 'function' ? hint(form.getValues(), record) : hint;

/** The input of one field of a record, by what the API says that it is. */
export function FieldInput({ field, form, record = null, first = false }: FieldInputProps) {
  const { name, label, is, missing, placeholder, least, most, pattern, capitals } = field;
  const error = form.formState.errors[name]?.message;
  const hint = hintOf(field, form, record);
  const shared = {
    label,
    hint,
    required: missing !== undefined,
    registration: form.register(name, ruleOf(field)),
    error,
  };
  const options = field.options ?? (is === 'choice' ? entries(field.values) : undefined);
  if (options && is === 'list') {
    const checks = options.map((option) => ({ ...option, registration: form.register(name) }));
    return <CheckGroup legend={label} checks={checks} hint={hint ?? ''} />;
  }
  if (options) {
    const choose = placeholder ?? (field.initial === undefined && !field.begins ? 'Choose' : undefined);
    return <SelectInput {...shared} options={options} {...(choose !== undefined && { placeholder: choose })} />;
  }
  if (is === 'rows') return <LinesInput field={field} form={form} />;
  if (is === 'record')
    return (
      <RecordInput
        control={form.control}
        name={name}
        rules={ruleOf(field)}
        label={label}
        query={optionsQueryOf(field.of ?? '')}
        required={missing !== undefined}
        placeholder={placeholder ?? 'None'}
        {...(field.settled && { disabled: record !== null })}
        {...(hint && { hint })}
      />
    );
  if (is === 'flag') return <CheckInput {...shared} />;
  if (is === 'day' || is === 'instant') return <DateInput {...shared} />;
  if (is === 'money') return <MoneyInput {...shared} />;
  const text = { ...shared, autoFocus: first, ...(placeholder !== undefined && { placeholder }) };
  if (is === 'email') return <TextInput {...text} type="email" />;
  if (is === 'whole') {
    const bounds = { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
    return <TextInput {...text} {...bounds} inputMode="numeric" />;
  }
  if (is === 'decimal')
    return <TextInput {...text} inputMode="decimal" {...(field.step !== undefined && { step: field.step })} />;
  return (
    <TextInput
      {...text}
      {...(most !== undefined && { maxLength: most })}
      {...(is === 'text' && !field.oneLine && { rows: 2 })}
      {...(pattern !== undefined && { pattern })}
      {...(capitals && { autoCapitalize: 'characters' as const })}
      {...(/phone/i.test(name) && { type: 'tel' as const })}
    />
  );
}
