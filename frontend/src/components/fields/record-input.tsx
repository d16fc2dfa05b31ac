import { Controller, type Control, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { RecordSelect, type RecordSelectProps } from './pickers/record-select';

type Governed = 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error';

interface RecordInputProps<Values extends FieldValues> extends Omit<RecordSelectProps, Governed> {
  control: Control<Values>;
  name: FieldPath<Values>;
  rules?: Omit<RegisterOptions<Values>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

/** The field of a form whose value is a record, found by typing. */
export function RecordInput<Values extends FieldValues>({ control, name, rules, ...select }: RecordInputProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      {...(rules && { rules })}
      render={({ field, fieldState }) => (
        <RecordSelect
          {...select}
          name={name}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
