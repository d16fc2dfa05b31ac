import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { RecordForm } from '../../../lib/forms/record-form';
import type { BusinessType, NewRegistration, Registration } from '../../../lib/api/api-types';

type TextField = Exclude<keyof NewRegistration, 'businessType' | 'servicesNeeded'>;
export type Service = NonNullable<NewRegistration['servicesNeeded']>[number];
export type RegistrationValues = Record<TextField, string> & {
  businessType: BusinessType | '';
  servicesNeeded: Service[];
};

const emptyRegistration: RegistrationValues = {
  companyName: '',
  ownerName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  businessType: '',
  dotNumber: '',
  mcNumber: '',
  fleetSize: '',
  servicesNeeded: [],
  additionalInfo: '',
  website: '',
};

export const registrationForm: RecordForm<RegistrationValues> = {
  name: 'registration',
  values: () => emptyRegistration,
};
export const registrationFields = Object.keys(emptyRegistration) as (keyof RegistrationValues)[];

export const toRequest = (values: RegistrationValues): NewRegistration => {
  const { businessType, fleetSize, servicesNeeded, dotNumber, mcNumber, additionalInfo, ...rest } = values;
  const trimmed = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim()])) as typeof rest;
  return {
    ...trimmed,
    businessType: businessType === '' ? 'owner-operator' : businessType,
    servicesNeeded,
    ...(dotNumber.trim() !== '' && { dotNumber: dotNumber.trim() }),
    ...(mcNumber.trim() !== '' && { mcNumber: mcNumber.trim() }),
    ...(additionalInfo.trim() !== '' && { additionalInfo: additionalInfo.trim() }),
    ...(fleetSize.trim() !== '' && { fleetSize: Number(fleetSize) }),
  };
};

export const useSubmitRegistration = () =>
  useMutation({
    mutationFn: ({ values, idempotencyKey }: { values: RegistrationValues; idempotencyKey: string }) =>
      api.post<Registration>('/api/client-registration', toRequest(values), { idempotencyKey }),
    meta: { quiet: true },
  });
