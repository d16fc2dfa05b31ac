import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Notice } from '../../../../components/display/notice';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { CheckInput } from '../../../../components/fields/checks/check-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { SimpleTable } from '../../../../components/table/simple-table';
import { clientOptionsQuery } from '../../../../lib/api/option-queries';
import { sentenceFor } from '../../../../lib/api/problem';
import { formatMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import {
  previewQuery,
  useGenerate,
  useYearOptions,
  yearSubject,
  type Generated,
  type NewTaxForms,
} from '../tax-form-calls';
import { FORM_NAMES } from '../tax-form-words';

interface GenerateValues {
  year: string;
  clientId: string;
  includeFreight: boolean;
}
export const generateForms: RecordForm<GenerateValues> = {
  name: 'generate-tax-forms',
  values: () => ({ year: '', clientId: '', includeFreight: false }),
};
const askedBy = ({ year, clientId, includeFreight }: GenerateValues): NewTaxForms => ({
  year: Number(year),
  ...(clientId !== '' && { clientId }),
  includeFreight,
});
const counted = (count: number): string => `${count} ${count === 1 ? 'form' : 'forms'}`;

/** Who gets a form, and what is still missing of it. */
const Prepared = ({ of }: { of: Generated['prepared'] }) => (
  <SimpleTable aria-label="Who gets a form">
    <thead>
      <tr>
        <th>Gets a form</th>
        <th>Form</th>
        <th className="money">Total</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ contractorId, contractorName, form, total, missing }) => (
        <tr key={`${contractorId}-${form}`}>
          <td>
            {contractorName}
            {missing.length > 0 && (
              <Typography color="textSecondary" variant="body2">{`Missing: ${missing.join(', ')}`}</Typography>
            )}
          </td>
          <td>{FORM_NAMES[form]}</td>
          <td className="money">{formatMoney(total)}</td>
        </tr>
      ))}
    </tbody>
  </SimpleTable>
);

/** What is on no form, of whom, and why. */
const LeftOut = ({ of }: { of: Generated['leftOut'] }) => (
  <SimpleTable aria-label="What is left out" style={{ marginTop: 16 }}>
    <thead>
      <tr>
        <th>Left out</th>
        <th>Why</th>
        <th className="money">Amount</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ contractorId, contractorName, reason, amount }) => (
        <tr key={`${contractorId}-${reason}`}>
          <td>{contractorName}</td>
          <td>{reason}</td>
          <td className="money">{formatMoney(amount)}</td>
        </tr>
      ))}
    </tbody>
  </SimpleTable>
);

function Preview({ asked, preview }: { asked: NewTaxForms; preview: Generated }) {
  const { prepared, leftOut, soFar } = preview;
  return (
    <>
      {soFar && (
        <Notice tone="info">{`${asked.year} is not over: the forms are made so far, and can be filed once they are generated again.`}</Notice>
      )}
      {prepared.length > 0 && <Prepared of={prepared} />}
      {prepared.length === 0 && <Typography color="textSecondary">Nobody gets a form.</Typography>}
      {leftOut.length > 0 && <LeftOut of={leftOut} />}
    </>
  );
}

/** Makes the forms of a year and a payer, after it has shown who gets one, who not, and why. */
export function GenerateDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const generate = useGenerate();
  const years = useYearOptions(year);
  const state = useRecordForm({
    form: generateForms,
    initial: { year: String(year), clientId: '', includeFreight: false },
    send: ({ values, idempotencyKey }) => generate.mutateAsync({ body: askedBy(values), idempotencyKey }),
    done: 'The forms are in the list',
    subject: () => yearSubject(year),
    failed: 'Failed to generate the forms',
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const [chosen, clientId, includeFreight] = useWatch({ control, name: ['year', 'clientId', 'includeFreight'] });
  const asked = askedBy({ year: chosen, clientId, includeFreight });
  const preview = useQuery(previewQuery(asked));
  const count = preview.data?.prepared.length ?? 0;
  return (
    <FormDialog
      state={state}
      title="Generate 1099 Forms"
      submitLabel={count === 0 ? 'Generate' : `Generate ${counted(count)}`}
      busyLabel="Generating..."
      maxWidth="md"
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput
          label="Tax Year"
          options={years}
          registration={register('year')}
          error={formState.errors.year?.message}
        />
        <RecordInput
          control={control}
          name="clientId"
          label="Payer"
          query={clientOptionsQuery}
          placeholder="The firm itself"
        />
        <div className="wide">
          <CheckInput
            label="Also count payments for freight"
            hint="They need no form; choose this if you send them anyway."
            registration={register('includeFreight')}
          />
        </div>
      </FormGrid>
      <section aria-label="Who gets a form, who does not and why" style={{ marginTop: 16 }}>
        {preview.error ? (
          <Notice tone="error" role="alert">
            {sentenceFor(preview.error)}
          </Notice>
        ) : preview.data ? (
          <Preview asked={asked} preview={preview.data} />
        ) : (
          <SkeletonList rows={4} />
        )}
      </section>
    </FormDialog>
  );
}
