import { z } from 'zod';
import { choice, email, optionalUuid, shown, text } from '../../../platform/http/fields';
import { ROLES } from '../domain/permissions';
import type { UserRow } from '../domain/user';
import { nameOf } from '../domain/user-view';

const fields = {
  email: email(),
  firstName: text('firstName', 100, 'First name is required'),
  lastName: text('lastName', 100, 'Last name is required'),
  role: choice('role', ROLES),
  clientId: optionalUuid('client'),
};
export const newUser = z.strictObject(fields).meta({ id: 'NewUser' });
export const userChanges = z
  .strictObject({ ...fields, isActive: z.boolean('Active must be true or false') })
  .partial()
  .meta({ id: 'UserChanges' });

const line = z.string();
const moment = shown.instant.nullable();
export const managedUserView = z
  .object({
    id: line,
    email: line,
    firstName: line,
    lastName: line,
    name: line,
    role: z.enum(ROLES),
    clientId: line.nullable(),
    isActive: z.boolean(),
    invitedAt: moment,
    passwordSetAt: moment,
    lastLogin: moment,
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.output<typeof managedUserView>;

export const viewOfManagedUser = (row: UserRow, lastLogin: string | null): ManagedUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  name: nameOf(row),
  role: row.role,
  clientId: row.clientId,
  isActive: row.isActive,
  invitedAt: row.invitedAt,
  passwordSetAt: row.passwordSetAt,
  lastLogin,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});
