import { FormGrid } from '../../../components/fields/form-grid';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { TermsFields } from '../../../components/fields/terms-fields';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { Load } from '../../../lib/api/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { termsBody, termsValues, type TermsValues } from '../../../lib/forms/terms-values';
import { usePutTerms } from './detention-calls';
import { loadKit } from './load-kit';
import { TERMS_SOURCE_LABELS } from './load-labels';

type Source = NonNullable<Load['terms']>['source'];
const SOURCES = Object.entries(TERMS_SOURCE_LABELS).map(([value, label]) => ({ value, label }));

interface Values extends TermsValues {
  source: Source;
  line: string;
}

export const loadTermsForm: RecordForm<Values, Load> = {
  name: 'load-terms',
  kind: 'load',
  values: (load) => ({
    source: load?.terms?.source ?? 'hand',
    line: load?.terms?.line ?? '',
    ...termsValues(load?.terms ?? null),
  }),
};

/** What is agreed about one load, and who says so. */
export function TermsDialog({ load, onClose }: { load: Load; onClose: () => void }) {
  const put = usePutTerms();
  const state = useRecordForm<Values, Load, Load>({
    form: loadTermsForm,
    record: load,
    fresh: loadKit.one(String(load.id)),
    send: ({ values: { source, line, ...terms }, record }) =>
      put.mutateAsync({
        load: record ?? load,
        body: { source, line: line.trim() === '' ? null : line.trim(), ...termsBody(terms) },
      }),
    done: 'The terms are saved',
    subject: loadKit.subject,
    failed: 'Failed to save the terms',
    onSaved: onClose,
  });
  const { form } = state;
  const isOfBroker = form.watch('source') === 'broker';
  return (
    <FormDialog state={state} title="Load Terms" submitLabel="Save Terms" onClose={onClose}>
      <FormGrid>
        <SelectInput
          label="Source"
          options={SOURCES}
          hint={isOfBroker ? 'The terms agreed with the broker for all loads apply.' : undefined}
          registration={form.register('source')}
          error={form.formState.errors.source?.message}
        />
        {!isOfBroker && (
          <>
            <TextInput
              label="Wording on the Paper"
              maxLength={1_000}
              hint="The line of the rate confirmation that says so; the claim letter quotes it."
              registration={form.register('line')}
              error={form.formState.errors.line?.message}
            />
            <TermsFields form={form} />
          </>
        )}
      </FormGrid>
    </FormDialog>
  );
}
