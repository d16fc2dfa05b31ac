import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { namesQuery } from '../../../lib/format/names';
import { brokerOptionsQuery, createBrokerNamed, type Option } from '../../../lib/api/option-queries';
import { sentenceFor } from '../../../lib/api/problem';
import { staleAfter } from '../../../lib/api/stale-after';
import { useCan } from '../../../lib/session/session-context';
import { brokerSubject } from '../../../lib/subjects';
import { reportFailure } from '../../toast/report-failure';
import { toast } from '../../toast/toast-store';
import { RecordSelect } from './record-select';

interface CarrierSelectProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: 'Carrier' | 'Broker';
  message: string;
  error?: string | undefined;
  disabled?: boolean;
  hint?: string | undefined;
}

/** Picks a broker, or adds the typed name as a new one without leaving the form. */
export function CarrierSelect<Values extends FieldValues>({
  control,
  name,
  label,
  message,
  error,
  disabled,
  hint,
}: CarrierSelectProps<Values>) {
  const client = useQueryClient();
  const mayAdd = useCan('brokers.write');
  const add = useMutation({ mutationFn: createBrokerNamed, meta: { invalidates: staleAfter.broker } });
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value: unknown) => (value !== '' && value !== '0') || message }}
      render={({ field }) => (
        <RecordSelect
          name={name}
          label={label}
          query={brokerOptionsQuery}
          required
          placeholder={`Choose a ${label.toLowerCase()}`}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={error}
          disabled={(disabled ?? false) || add.isPending}
          {...(hint !== undefined && { hint })}
          {...(mayAdd && {
            addLabel: `Add ${label.toLowerCase()}`,
            onAdd: (typed: string) =>
              add.mutate(typed, {
                onSuccess: (option: Option) => {
                  client.setQueryData(
                    namesQuery('broker', [option.value]).queryKey,
                    new Map([[option.value, option.label]]),
                  );
                  field.onChange(option.value);
                  toast.success('Broker created successfully', brokerSubject({ id: option.value, name: option.label }));
                },
                onError: (problem) => reportFailure(problem, sentenceFor(problem)),
              }),
          })}
        />
      )}
    />
  );
}
