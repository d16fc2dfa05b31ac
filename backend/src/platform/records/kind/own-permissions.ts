import { declarePermissions } from '../../access/declared-permissions';
import { SYSTEM_ONLY, type Permissions } from '../../access/viewer';
import type { KindOptions, TypeOptions } from './kind-options';

/** What a type lets whom do, with the permissions that it brings itself. */
export type May = TypeOptions['may'] & Partial<KindOptions['may']>;

/** Declares the permissions that a type brings itself, where it does. */
export const declareOwnPermissions = ({ read, add = [], write = read, remove = [], grants }: May): void => {
  if (grants)
    declarePermissions([read, add, write, remove].flat().filter(isOf(write === SYSTEM_ONLY ? read : write)), grants);
};

/**
 * Permissions of the area that changing one takes: what a type brings itself, beside those of the portal or the system
 * that it names.
 */
const isOf =
  (write: Permissions) =>
  (permission: string): boolean =>
    [write].flat().some((own) => own.split('.')[0] === permission.split('.')[0]);
