import { may, sees, type Belonging, type Viewer } from '../auth/viewer';
import type { Change } from './changes';

interface Announcement {
  readonly permissions: readonly string[];
  readonly belonging: Belonging;
}
const announcements = new Map<string, Announcement>();

/** Whoever may read records of a category, by any of these permissions, is told that one in its sight changed. */
export const announcedTo = (
  category: string,
  permissions: string | readonly string[],
  belonging: Belonging = 'client',
): void => {
  announcements.set(category, {
    permissions: typeof permissions === 'string' ? [permissions] : permissions,
    belonging,
  });
};
export const announcedCategories = (): readonly string[] => [...announcements.keys()];

export const maySee = (viewer: Viewer, { entity, clientId }: Pick<Change, 'entity' | 'clientId'>): boolean => {
  const announced = announcements.get(entity);
  return (
    announced !== undefined &&
    announced.permissions.some((permission) => may(viewer, permission)) &&
    sees(viewer, clientId, announced.belonging)
  );
};
