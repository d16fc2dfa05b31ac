import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = { at: '/agent-profile', title: 'Agent Profile', frame: 'agent', guests: 'agent' };
