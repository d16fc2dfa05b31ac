import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Client, Registration, RegistrationStatus, RegistrationStatusChange } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';
import { staleAfter } from '../../../lib/api/stale-after';
import { registrationSubject } from '../../../lib/subjects';

/** They are filled in on the public form, and edited nowhere. */
export const registrationKit = recordKit<Registration>({
  kind: 'registration',
  at: '/client-registrations',
  what: 'registration',
  may: 'registrations',
  fields: [],
  displayName: ({ companyName }) => companyName,
  subject: registrationSubject,
});

const meta = { invalidates: staleAfter.registration };

export const useChangeStatus = () =>
  useMutation({
    mutationFn: ({ id, status }: { id: string; status: RegistrationStatus }) =>
      api.patch<Registration>(`${registrationKit.path}/${id}/status`, { status } satisfies RegistrationStatusChange),
    meta,
  });

export const useMigrate = () =>
  useMutation({ mutationFn: (id: string) => api.post<Client>(`${registrationKit.path}/${id}/migrate`), meta });
