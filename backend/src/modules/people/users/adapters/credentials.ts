import type { User } from '../user';

/** By what somebody is known: what others try first. */
export type UserIdentity = Pick<User, 'email' | 'firstName' | 'lastName'>;

export type LinkHolder = Pick<User, 'id' | 'email'>;
export type LinkWanted = {
  /** What asked for it, such as the id of the job that mails it. */
  readonly cause: string;
  readonly minutes: number;
} & ({ readonly kind: 'reset'; readonly nr: number } | { readonly kind: 'invitation'; readonly invitedAt: string });

/** Port: the passwords of users and the links that set one, kept by the sign-in module. */
export abstract class Credentials {
  /** Sets a password; the link that could set it is used up with it. */
  abstract set(userId: string, password: string): Promise<void>;

  /** @throws RuleViolation INVALID with what to do when a password is easy to guess, for who knows the person */
  abstract mustBeStrong(password: string, person: UserIdentity): Promise<void>;

  abstract lastLogins(userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>>;

  /**
   * The token of the one link with which a user sets a password; a link asked for later takes the place of an earlier
   * one.
   * @returns null when that link has ended already, or a later one took its place
   */
  abstract link(wanted: LinkWanted, holder: LinkHolder): Promise<string | null>;

  /** Ends a user's open link. */
  abstract endLinks(userId: string): Promise<void>;
}
