/**
 * What agents' permissions depend on: modules/people/permissions adds `area` and `flag` (declaration merging), so that
 * a name that does not exist does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- what is merged into it fills it
export interface AgentTerms {}
type Named<Key extends string> = AgentTerms extends Readonly<Record<Key, infer Name extends string>> ? Name : never;

/**
 * What agents have of permissions that a kind of record brings itself: never, or with any of these flags. `{ area:
 * 'clients', agents: ['canManageClients'] }`
 */
export interface DeclaredPermission {
  /** The area that keeps an agent out of it, whatever its flags. */
  readonly area: Named<'area'>;
  readonly agents: 'never' | readonly [Named<'flag'>, ...Named<'flag'>[]];
}

const declared = new Map<string, DeclaredPermission>();

/** Administrators and employees have them; for agents the kind decides. */
export const declarePermissions = (names: readonly string[], decision: DeclaredPermission): void => {
  for (const name of names) declared.set(name, decision);
};
export const declaredPermissions = (): ReadonlyMap<string, DeclaredPermission> => declared;
