import type { User } from '../user';

/** What others know about a user, and would try first when they guess the password. */
export type UserIdentity = Pick<User, 'email' | 'firstName' | 'lastName'>;

export type LinkHolder = Pick<User, 'id' | 'email'>;
export type LinkWanted = {
  /** The cause of the link, such as the id of the job that mails it. */
  readonly cause: string;
  readonly minutes: number;
} & ({ readonly kind: 'reset'; readonly nr: number } | { readonly kind: 'invitation'; readonly invitedAt: string });

/** Port: the passwords of users and the links that set one, kept by the sign-in module. */
export abstract class Credentials {
  /** Sets a password, and uses up the open link that could set it. */
  abstract set(userId: string, password: string): Promise<void>;

  /** @throws RuleViolation INVALID, with advice, when somebody who knows the person could easily guess the password */
  abstract mustBeStrong(password: string, person: UserIdentity): Promise<void>;

  abstract lastLogins(userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>>;

  /**
   * The token of the one link with which a user sets a password. A link asked for later replaces an earlier one.
   * @returns null when this link has been used or ended already, or a later one has replaced it
   */
  abstract link(wanted: LinkWanted, holder: LinkHolder): Promise<string | null>;

  /** Ends a user's open link. */
  abstract endLinks(userId: string): Promise<void>;
}
