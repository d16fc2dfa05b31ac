import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { RecordInput } from '../../../../components/fields/record-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { clientOptionsQuery } from '../../../../lib/api/option-queries';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { todayInFirm } from '../../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import { useUser } from '../../../../lib/session/session-context';
import { entrySubject } from '../../../../lib/subjects';
import { useWriteEntry } from '../ledger-mutations';
import { accountsQuery } from '../ledger-queries';
import { entryBody, entryForm, totalsOf, type EntryLineValues } from './entry-form';
import { EntryLines } from './entry-lines';

/** What both sides come to, and what is missing, told while it is typed. */
function EntryTotals({ lines }: { lines: readonly EntryLineValues[] }) {
  const { debit, credit, difference } = totalsOf(lines);
  const balanced = isZeroMoney(difference);
  const missing = `${difference.startsWith('-') ? 'Debits' : 'Credits'} are ${formatMoney(difference.replace('-', ''))} less.`;
  return (
    <Box
      role="status"
      className="tabular"
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3, fontWeight: 600 }}
    >
      <span>Total debit {formatMoney(debit)}</span>
      <span>Total credit {formatMoney(credit)}</span>
      <Box component="span" sx={{ fontWeight: 400, color: balanced ? 'text.secondary' : 'error.main' }}>
        Debits must equal credits. {!balanced && missing}
      </Box>
    </Box>
  );
}

/** Writes a journal entry by hand. */
export function EntryDialog({ onClose }: { onClose: () => void }) {
  const write = useWriteEntry();
  const { isAgent } = useUser();
  const { data: accounts = [] } = useQuery(accountsQuery(''));
  const state = useRecordForm({
    form: entryForm,
    initial: { ...entryForm.values(null), entryDate: todayInFirm() },
    send: ({ values, idempotencyKey }) => write.mutateAsync({ body: entryBody(values), idempotencyKey }),
    done: 'Journal entry posted',
    subject: entrySubject,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const lines = useWatch({ control, name: 'lines' });
  return (
    <FormDialog state={state} title="New Journal Entry" submitLabel="Save" maxWidth="md" onClose={onClose}>
      <FormGrid>
        <DateInput
          label="Entry Date"
          required
          registration={register('entryDate', { ...dayRule(), required: 'Entry date is required' })}
          error={errors.entryDate?.message}
        />
        <TextInput
          label="Reference"
          maxLength={100}
          hint="Leave empty to get the next number."
          registration={register('reference')}
          error={errors.reference?.message}
        />
        <div className="wide">
          <TextInput
            label="Description"
            required
            maxLength={500}
            registration={register('description', required('Description is required'))}
            error={errors.description?.message}
          />
        </div>
        <RecordInput
          control={control}
          name="clientId"
          label="Client"
          required={isAgent}
          {...(isAgent && { rules: required('Choose a client') })}
          query={clientOptionsQuery}
          placeholder={isAgent ? 'Choose a client' : "The firm's own books"}
        />
      </FormGrid>
      <EntryLines
        form={state.form}
        accounts={accounts
          .filter(({ byHand }) => byHand)
          .map(({ number, name }) => ({ value: number, label: `${number} ${name}` }))}
      />
      <EntryTotals lines={lines} />
    </FormDialog>
  );
}
