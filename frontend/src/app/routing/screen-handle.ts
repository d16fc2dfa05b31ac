import { matchRoutes, useLocation, type RouteObject } from 'react-router';
import type { User } from '../../lib/api/api-types';
import type { WhoOpens } from '../../lib/screens/screen';
import { can, isStaff } from '../../lib/session/session-context';

export interface ScreenHandle extends WhoOpens {
  title: string;
}

const isHandle = (value: unknown): value is ScreenHandle =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** What the route table says of the address the user is at. */
export const useScreen = (screens: RouteObject[]): ScreenHandle | undefined =>
  (matchRoutes(screens, useLocation()) ?? []).map(({ route }): unknown => route.handle).findLast(isHandle);

export const mayOpen = (user: User, screen: Pick<ScreenHandle, 'permission' | 'audience'>): boolean =>
  (screen.permission === undefined || [screen.permission].flat().some((permission) => can(user, permission))) &&
  (screen.audience === undefined || isStaff(user));
