/**
 * The names of areas and of agents' flags. modules/people/permissions adds `area` and `flag` by declaration merging, so
 * that an unknown name does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- what is merged into it fills it
export interface AgentTerms {}
type Named<Key extends string> = AgentTerms extends Readonly<Record<Key, infer Name extends string>> ? Name : never;

/**
 * Which agents have the permissions that a record kind declares: none, or those with any of these flags.
 * @example { area: 'clients', agents: ['canManageClients'] }
 */
export interface DeclaredPermission {
  /** An agent who is kept out of this area has no permission in it, whatever its flags. */
  readonly area: Named<'area'>;
  readonly agents: 'never' | readonly [Named<'flag'>, ...Named<'flag'>[]];
}

const declared = new Map<string, DeclaredPermission>();

/** Declares permissions. Administrators and employees have them; `decision` says which agents do. */
export const declarePermissions = (names: readonly string[], decision: DeclaredPermission): void => {
  for (const name of names) declared.set(name, decision);
};
export const declaredPermissions = (): ReadonlyMap<string, DeclaredPermission> => declared;
