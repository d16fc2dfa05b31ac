import { may, type Permissions, type Viewer } from '../auth/viewer';

/** Whether a viewer has one of these permissions. */
export const allowedTo = (viewer: Viewer, permissions: Permissions): boolean =>
  [permissions].flat().some((permission) => may(viewer, permission));
