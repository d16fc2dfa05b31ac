import { may, sees, type Belonging, type Permissions, type Viewer } from '../access/viewer';
import type { Change } from './changes';

interface Announcement {
  readonly reads: readonly string[];
  readonly notifies: readonly string[];
  readonly belonging: Belonging;
}
const announcements = new Map<string, Announcement>();

/**
 * Declares who may read the records of a category, and so gets live updates about those in scope; holders of `notifies`
 * only get the updates.
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

/** Whether a viewer may read records of a category, within the viewer's scope. */
export const mayReadSome = (viewer: Viewer, category: string): boolean =>
  announcements.get(category)?.reads.some((permission) => may(viewer, permission)) ?? false;

/** Whether a viewer gets the live update about a change. */
export const maySee = (viewer: Viewer, seen: ChangedRecord): boolean =>
  inScope(viewer, seen, ({ reads, notifies: results }) => [...reads, ...results]);

/** Whether a viewer may read the events of a record. Everybody may read those of one's own user record. */
export const mayRead = (viewer: Viewer, seen: ChangedRecord): boolean =>
  inScope(viewer, seen, ({ reads }) => reads) ||
  (announcements.get(seen.entity)?.belonging === 'person' && viewer.ownIds.includes(seen.id));
