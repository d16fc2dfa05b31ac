import { useWatch, type UseFormReturn } from 'react-hook-form';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import type { TemplateValues } from './template-form';
import { repeats } from './template-words';

/** How often a template is posted by itself, from which day on and until when. */
export function RepeatFields({ form }: { form: UseFormReturn<TemplateValues> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const every = useWatch({ control, name: 'every' });
  return (
    <>
      <SelectInput
        label="Repeats"
        options={repeats}
        placeholder="Only when chosen"
        hint="A repeating entry is posted overnight on its date."
        registration={register('every')}
        error={errors.every?.message}
      />
      {every !== '' && (
        <>
          <DateInput
            label="Next Date"
            required
            hint="In shorter months the 31st means the last day."
            registration={register('nextOn', { ...dayRule(), required: 'Choose the date of the next entry' })}
            error={errors.nextOn?.message}
          />
          <DateInput
            label="Until"
            hint="Leave blank for no end date."
            registration={register('until', dayRule<TemplateValues>())}
            error={errors.until?.message}
          />
        </>
      )}
    </>
  );
}
