import { CheckInput } from '../../../components/fields/checks/check-input';
import { DayInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { todayInFirm } from '../../../lib/format/dates';
import type { RecordForm } from '../../../lib/forms/record-form';
import { placesRule } from '../../../lib/forms/rules/places-rule';
import { accountSubject, useKeepTerms, type DriverPay } from './account-calls';

interface TermsValues {
  ownerOperator: boolean;
  escrowRate: string;
  on: string;
}
export const accountTermsForm: RecordForm<TermsValues> = {
  name: 'account-terms',
  values: () => ({ ownerOperator: false, escrowRate: '', on: '' }),
};

interface TermsDialogProps {
  /** Of the account. */
  readonly id: string;
  readonly driverId: number;
  readonly driverName: string;
  readonly account: DriverPay;
  readonly onClose: () => void;
}
/** Says whether a driver is an owner-operator, and what interest its escrow bears. */
export function TermsDialog({ id, driverId, driverName, account, onClose }: TermsDialogProps) {
  const keep = useKeepTerms();
  const state = useRecordForm({
    form: accountTermsForm,
    about: id,
    initial: {
      ownerOperator: account.ownerOperator,
      escrowRate: account.escrowRate ?? '',
      on: todayInFirm(),
    },
    send: ({ values: { ownerOperator, escrowRate, on }, idempotencyKey }) =>
      keep.mutateAsync({
        driverId,
        body: { ownerOperator, escrowRate: escrowRate.trim() || null, ...(on !== '' && { from: on }) },
        idempotencyKey,
      }),
    done: 'The terms are saved',
    subject: () => accountSubject(id, driverName),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`Terms of ${driverName}`} submitLabel="Save" onClose={onClose}>
      <FormGrid>
        <div className="wide">
          <CheckInput
            label="Owner-operator"
            hint="Leases its truck to the company and drives it. Settlements show the legal payment deadline."
            registration={register('ownerOperator')}
          />
        </div>
        <TextInput
          label="Interest on escrow, % a year"
          inputMode="decimal"
          hint="Credited every quarter. Leave blank for none."
          registration={register('escrowRate', placesRule('The rate', 4))}
          error={formState.errors.escrowRate?.message}
        />
        <DayInput form={state.form} name="on" label="From" />
      </FormGrid>
    </FormDialog>
  );
}
