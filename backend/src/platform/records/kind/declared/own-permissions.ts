import { declarePermissions } from '../../../access/declared-permissions';
import { SYSTEM_ONLY, type Permissions } from '../../../access/viewer';
import type { KindOptions, TypeOptions } from '../kind-options';

/** The permissions of a type for each action, including `grants` where the type declares permissions of its own. */
export type May = TypeOptions['may'] & Partial<KindOptions['may']>;

/** Declares the type's own permissions, if it has `grants`. */
export const declareOwnPermissions = ({ read, add = [], write = read, remove = [], grants }: May): void => {
  if (grants)
    declarePermissions([read, add, write, remove].flat().filter(isOf(write === SYSTEM_ONLY ? read : write)), grants);
};

/**
 * Tells the type's own permissions ('insurance.read') from those of the portal or the system that it also names: its
 * own share the prefix of the permission to write.
 */
const isOf =
  (write: Permissions) =>
  (permission: string): boolean =>
    [write].flat().some((own) => own.split('.')[0] === permission.split('.')[0]);
