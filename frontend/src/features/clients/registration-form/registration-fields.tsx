import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { Section } from '../../../components/layout/surface';
import { emailRule, required } from '../../../lib/forms/rules/rules';
import { businessTypeLabels, optionsOf } from '../../../lib/format/labels';
import { stateOptions } from '../../../lib/format/us-states';
import type { RegistrationValues } from './registration-mutations';

type Form = { form: UseFormReturn<RegistrationValues> };

const atLeastOne = {
  validate: (value: string) =>
    value.trim() === '' || /^[1-9]\d*$/.test(value.trim()) || 'Fleet size must be at least 1',
};

export function BusinessFields({ form: { register, formState } }: Form) {
  const { errors } = formState;
  return (
    <Section title="Your business">
      <FormGrid>
        <TextInput
          label="Company Name"
          autoComplete="organization"
          required
          registration={register('companyName', required('Company name is required'))}
          error={errors.companyName?.message}
        />
        <SelectInput
          label="Business Type"
          placeholder="Choose one"
          options={optionsOf(businessTypeLabels)}
          required
          registration={register('businessType', required('Business type is required'))}
          error={errors.businessType?.message}
        />
        <TextInput label="DOT Number" registration={register('dotNumber')} error={errors.dotNumber?.message} />
        <TextInput label="MC Number" registration={register('mcNumber')} error={errors.mcNumber?.message} />
        <TextInput
          label="Fleet Size"
          inputMode="numeric"
          hint="How many trucks you run"
          registration={register('fleetSize', atLeastOne)}
          error={errors.fleetSize?.message}
        />
      </FormGrid>
    </Section>
  );
}

export function ContactFields({ form: { register, formState } }: Form) {
  const { errors } = formState;
  return (
    <Section title="Who we talk to">
      <FormGrid>
        <TextInput
          label="Owner Name"
          autoComplete="name"
          required
          registration={register('ownerName', required('Owner name is required'))}
          error={errors.ownerName?.message}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          registration={register('email', emailRule('Valid email is required'))}
          error={errors.email?.message}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          registration={register('phone', required('Phone is required'))}
          error={errors.phone?.message}
        />
      </FormGrid>
    </Section>
  );
}

export function AddressFields({ form: { register, formState } }: Form) {
  const { errors } = formState;
  return (
    <Section title="Where you are">
      <FormGrid>
        <div className="wide">
          <TextInput
            label="Address"
            autoComplete="street-address"
            required
            registration={register('address', required('Address is required'))}
            error={errors.address?.message}
          />
        </div>
        <TextInput
          label="City"
          autoComplete="address-level2"
          required
          registration={register('city', required('City is required'))}
          error={errors.city?.message}
        />
        <SelectInput
          label="State"
          placeholder="Choose a state or province"
          options={stateOptions}
          required
          registration={register('state', required('State is required'))}
          error={errors.state?.message}
        />
        <TextInput
          label="ZIP Code"
          autoComplete="postal-code"
          maxLength={10}
          required
          registration={register('zipCode', required('ZIP code is required'))}
          error={errors.zipCode?.message}
        />
      </FormGrid>
    </Section>
  );
}
