import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = { at: '/profile', title: 'Profile' };
