import type { UseFormReturn } from 'react-hook-form';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { accountTypeLabels, optionsOf } from '../../../lib/format/labels';
import { required } from '../../../lib/forms/rules/rules';
import { digitsOnly, isRoutingNumber, type NewPaymentValues } from './new-payment/new-payment-form';

const types = optionsOf(accountTypeLabels);

/** The account that a transfer or an ACH payment comes from. */
export function AccountFields({ form: { register, formState } }: { form: UseFormReturn<NewPaymentValues> }) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Account Holder Name"
        required
        registration={register('accountHolderName', required('Account holder name is required'))}
        error={errors.accountHolderName?.message}
      />
      <TextInput
        label="Bank Name"
        required
        registration={register('bankName', required('Bank name is required'))}
        error={errors.bankName?.message}
      />
      <TextInput
        label="Routing Number"
        required
        inputMode="numeric"
        autoComplete="off"
        registration={digitsOnly(
          register('routingNumber', {
            validate: {
              filled: (value) => value !== '' || 'Routing number is required',
              long: (value) => value.length === 9 || 'Routing number must have 9 digits',
              real: (value) => isRoutingNumber(value) || 'That is not a valid routing number: please check its digits',
            },
          }),
          9,
        )}
        error={errors.routingNumber?.message}
      />
      <TextInput
        label="Account Number"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="Stored encrypted; only the last four digits are shown."
        registration={digitsOnly(
          register('accountNumber', {
            validate: {
              filled: (value) => value !== '' || 'Account number is required',
              long: (value) => value.length >= 4 || 'Account number must have 4 to 17 digits',
            },
          }),
          17,
        )}
        error={errors.accountNumber?.message}
      />
      <SelectInput
        label="Account Type"
        options={types}
        registration={register('accountType')}
        error={errors.accountType?.message}
      />
    </>
  );
}
