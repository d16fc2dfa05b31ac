import { may, sees, type Belonging, type Permissions, type Viewer } from '../access/viewer';
import type { Change } from './changes';

interface Announcement {
  readonly reads: readonly string[];
  readonly notifies: readonly string[];
  readonly belonging: Belonging;
}
const announcements = new Map<string, Announcement>();

/**
 * Whoever may read records of a category, by any of these permissions, is told that one in its scope changed;
 * `notifies` are told only.
 */
export const announcedTo = (
  category: string,
  permissions: Permissions | { readonly reads: Permissions; readonly notifies: Permissions },
  belonging: Belonging = 'client',
): void => {
  const { reads, notifies: result } =
    typeof permissions === 'object' && 'reads' in permissions ? permissions : { reads: permissions, notifies: [] };
  announcements.set(category, { reads: [reads].flat(), notifies: [result].flat(), belonging });
};
export const announcedCategories = (): readonly string[] => [...announcements.keys()];

type ChangedRecord = Pick<Change, 'entity' | 'id' | 'clientId'> & Partial<Pick<Change, 'driverId' | 'userId'>>;

const inScope = (
  viewer: Viewer,
  { entity, id, clientId, driverId = null, userId = null }: ChangedRecord,
  by: (found: Announcement) => readonly string[],
): boolean => {
  const found = announcements.get(entity);
  return (
    found !== undefined &&
    by(found).some((permission) => may(viewer, permission)) &&
    sees(viewer, { clientId, id, driverId, userId }, found.belonging)
  );
};

/** Whether a viewer may read records of a category, as far as they are in its scope. */
export const mayReadSome = (viewer: Viewer, category: string): boolean =>
  announcements.get(category)?.reads.some((permission) => may(viewer, permission)) ?? false;

/** Whether a viewer is told of a change. */
export const maySee = (viewer: Viewer, seen: ChangedRecord): boolean =>
  inScope(viewer, seen, ({ reads, notifies: results }) => [...reads, ...results]);

/** Whether a viewer may read what happened; what happened to oneself, whatever else one may. */
export const mayRead = (viewer: Viewer, seen: ChangedRecord): boolean =>
  inScope(viewer, seen, ({ reads }) => reads) ||
  (announcements.get(seen.entity)?.belonging === 'person' && viewer.ownIds.includes(seen.id));
