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
        placeholder="Only when picked"
        hint="One that repeats is posted at night, on its own day."
        registration={register('every')}
        error={errors.every?.message}
      />
      {every !== '' && (
        <>
          <DateInput
            label="Next On"
            required
            hint="The 31st is the last day of a shorter month."
            registration={register('nextOn', { ...dayRule(), required: 'Choose the day of its next entry' })}
            error={errors.nextOn?.message}
          />
          <DateInput
            label="Until"
            hint="Leave empty to go on."
            registration={register('until', dayRule<TemplateValues>())}
            error={errors.until?.message}
          />
        </>
      )}
    </>
  );
}
