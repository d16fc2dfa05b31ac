import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { Section } from '../../../components/layout/surface';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { emailRule, required } from '../../../lib/forms/rules/rules';
import { decimalRule, einRule, zoneOptions, type SettingsValues } from './settings-values';

interface Part {
  form: UseFormReturn<SettingsValues>;
}

export function FirmFields({ form: { register, formState }, zone }: Part & { zone: string }) {
  const { errors } = formState;
  return (
    <Section title="The firm">
      <FormGrid>
        <div className="wide">
          <TextInput
            label="Name"
            required
            maxLength={255}
            autoComplete="organization"
            registration={register('name', required('Name is required'))}
            error={errors.name?.message}
          />
        </div>
        <TextInput
          label="Phone"
          type="tel"
          required
          hint="Shown to clients as the support number."
          registration={register('phone', required('Phone is required'))}
          error={errors.phone?.message}
        />
        <TextInput
          label="Email"
          type="email"
          required
          hint="Shown to clients as the support address."
          registration={register('email', emailRule('Valid email is required'))}
          error={errors.email?.message}
        />
        <div className="wide">
          <TextInput label="Address" rows={2} registration={register('address')} error={errors.address?.message} />
        </div>
        <SelectInput
          label="Time Zone"
          options={zoneOptions(zone)}
          hint="Decides what counts as today, this month and overdue."
          registration={register('timeZone')}
          error={errors.timeZone?.message}
        />
        <TextInput
          label="EIN"
          hint="Stored encrypted; only the last four digits are shown."
          registration={register('ein', einRule)}
          error={errors.ein?.message}
        />
      </FormGrid>
    </Section>
  );
}

export function InvoiceFields({ form: { register, formState } }: Part) {
  const { errors } = formState;
  return (
    <Section title="Invoices and fees">
      <FormGrid>
        <TextInput
          label="Invoice Prefix"
          required
          maxLength={12}
          hint="Comes before each invoice number."
          registration={register('invoicePrefix', required('Invoice prefix is required'))}
          error={errors.invoicePrefix?.message}
        />
        <MoneyInput
          label="Default Fee"
          required
          hint="What the client portal charges for one service."
          registration={register('defaultFee', moneyRule({ label: 'Default fee' }))}
          error={errors.defaultFee?.message}
        />
        <div className="wide">
          <TextInput
            label="Remit To"
            rows={4}
            hint="Where brokers send payments. Leave blank to use the firm's name and address."
            registration={register('remitTo')}
            error={errors.remitTo?.message}
          />
        </div>
      </FormGrid>
    </Section>
  );
}

export function FuelFields({ form: { register, formState } }: Part) {
  const { errors } = formState;
  return (
    <Section title="Fuel and miles">
      <FormGrid>
        <TextInput
          label="Fuel Price"
          inputMode="decimal"
          hint="Dollars per gallon, for estimates."
          registration={register('fuelPrice', decimalRule('Fuel price', '3.899'))}
          error={errors.fuelPrice?.message}
        />
        <TextInput
          label="Default MPG"
          inputMode="decimal"
          hint="Miles per gallon for trucks without figures of their own."
          registration={register('defaultMpg', decimalRule('Default MPG', '6.5'))}
          error={errors.defaultMpg?.message}
        />
      </FormGrid>
    </Section>
  );
}
