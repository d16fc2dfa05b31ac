import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = { at: '/checkout', title: 'Checkout', guests: 'client' };
