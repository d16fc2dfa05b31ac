import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Client, Registration } from '../../../lib/api/api-types';
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

export const useMigrate = () =>
  useMutation({
    mutationFn: (id: string) => api.post<Client>(`${registrationKit.path}/${id}/migrate`),
    meta: { invalidates: staleAfter.registration },
  });
