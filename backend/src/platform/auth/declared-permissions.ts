/** What agents have of permissions that a kind of record brings itself: never, or with any of these flags. */
export interface DeclaredPermission {
  /** The area that keeps an agent out of it, whatever its flags. */
  readonly area: string;
  readonly agents: 'never' | readonly string[];
}

const declared = new Map<string, DeclaredPermission>();

/** Administrators and employees have them; for agents the kind decides. */
export const declarePermissions = (names: readonly string[], decision: DeclaredPermission): void => {
  for (const name of names) declared.set(name, decision);
};
export const declaredPermissions = (): ReadonlyMap<string, DeclaredPermission> => declared;
