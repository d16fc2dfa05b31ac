import { may, type Viewer } from '../auth/viewer';
import type { Change } from './changes';

const readers = new Map<string, string>();

/** Whoever may read records of a category is told that one of them changed. */
export const announcedTo = (category: string, permission: string): void => {
  readers.set(category, permission);
};
export const announcedCategories = (): readonly string[] => [...readers.keys()];

/** A viewer bound to a client hears of that client's records only. */
export const maySee = (viewer: Viewer, { entity, clientId }: Change): boolean => {
  const permission = readers.get(entity);
  if (permission === undefined || !may(viewer, permission)) return false;
  return viewer.clientId === null || viewer.clientId === clientId;
};
