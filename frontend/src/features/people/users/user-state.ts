import type { Tone } from '../../../components/display/status-chip';
import type { ManagedUser } from '../../../lib/api/api-types';

export const isInvited = (user: ManagedUser): boolean => user.invitedAt !== null && user.passwordSetAt === null;

export const stateOf = (user: ManagedUser): { label: string; tone: Tone } => {
  if (!user.isActive) return { label: 'Inactive', tone: 'neutral' };
  return isInvited(user)
    ? { label: 'Invited, not yet signed in', tone: 'warning' }
    : { label: 'Active', tone: 'success' };
};

/** Where room is scarce; the record itself says it in full. */
export const shortStateOf = (user: ManagedUser): { label: string; tone: Tone } =>
  user.isActive && isInvited(user) ? { label: 'Invited', tone: 'warning' } : stateOf(user);

export const shownName = (user: ManagedUser): string =>
  user.name || [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
