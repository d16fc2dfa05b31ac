import { z } from 'zod';
import { Flag, Id, Instant, Int, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { Entity } from 'typeorm';
import { defineRecord } from '../../../platform/records/record';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { ROLES, type Role } from './permissions';
import { announcedTo } from '../../../platform/realtime/visibility';

/** Everybody who signs in. Passwords are elsewhere: they never enter the log. */
@Entity('users')
export class UserRow {
  @UuidKey() id: string;
  @Text() email: string;
  @Text({ nullable: true }) firstName: string | null;
  @Text({ nullable: true }) lastName: string | null;
  @Text({ nullable: true }) profileImageUrl: string | null;
  @Text() role: Role;
  @Uuid({ nullable: true }) clientId: string | null;
  @Id({ nullable: true }) driverId: number | null;
  @Flag() isActive: boolean;
  @Instant({ nullable: true }) invitedAt: string | null;
  @Instant({ nullable: true }) passwordSetAt: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

export const user = defineRecord({
  kind: 'user',
  title: 'user',
  table: UserRow,
  id: z.string(),
  values: z.object({
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    role: z.enum(ROLES),
    clientId: z.string().nullable(),
    driverId: z.int().nullable(),
    isActive: z.boolean(),
    /** When it was last sent the link with which a first password is set. */
    invitedAt: z.string().nullable().optional(),
    passwordSetAt: z.string().nullable().optional(),
  }),
  clientOf: ({ clientId }) => clientId,
});

uniqueValue('users_email', 'email', (value) => `The e-mail ${value} already belongs to a user`);
announcedTo('user', 'users.manage', 'firm');

/** What a new user has when nothing is said of it. */
export const newUserValues = (
  given: Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'role'> & Partial<UserRow>,
): Record<string, unknown> => ({
  clientId: null,
  driverId: null,
  profileImageUrl: null,
  isActive: true,
  invitedAt: null,
  passwordSetAt: null,
  ...given,
  email: given.email.toLowerCase(),
});
