import type { Role } from '../../permissions';

export interface Door {
  readonly roles: readonly Role[];
  /** The message of a failed login; the same whatever was wrong. */
  readonly refusal: string;
  /**
   * Messages by role for a user with the right password at the wrong door; nobody else learns that the account exists.
   */
  readonly led?: Partial<Readonly<Record<Role, string>>>;
}

const WRONG = 'Invalid credentials';

/** The doors of sign-in, by their name in the address. */
export const DOORS = {
  staff: { roles: ['admin', 'employee', 'agent', 'driver'], refusal: WRONG },
  admin: { roles: ['admin'], refusal: WRONG },
  agents: { roles: ['agent'], refusal: WRONG },
  client: {
    roles: ['client'],
    refusal: 'Invalid email or password',
    led: { driver: 'Drivers sign in at Staff Login, not here' },
  },
} as const satisfies Record<string, Door>;
export type DoorName = keyof typeof DOORS;
export const DOOR_NAMES = ['staff', 'agents', 'admin', 'client'] as const satisfies readonly DoorName[];
