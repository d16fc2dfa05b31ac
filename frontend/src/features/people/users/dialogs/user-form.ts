import type { ManagedUser, NewUser, Role } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  clientId: string;
  driverId: string;
}

export const userForm: RecordForm<UserValues, ManagedUser> = {
  name: 'user',
  kind: 'user',
  values: (user) => ({
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    role: user?.role ?? 'employee',
    clientId: user?.clientId ?? '',
    driverId: user?.driverId ? String(user.driverId) : '',
  }),
  mergedAsOne: [['role', 'clientId', 'driverId']],
};

/** Only a client's user belongs to a client, and only a driver's is a driver. */
export const userFields = (
  { firstName, lastName, email, role, clientId, driverId }: UserValues,
  user: ManagedUser | null,
): NewUser => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  role,
  ...(role === 'client' ? { clientId } : user?.clientId && { clientId: null }),
  ...(role === 'driver'
    ? { driverId: driverId === '' ? null : Number(driverId) }
    : user?.driverId && { driverId: null }),
});
