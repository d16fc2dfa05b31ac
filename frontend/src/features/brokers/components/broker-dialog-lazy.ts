import { lazyNamed } from '../../../lib/lazy-named';

export const BrokerDialog = lazyNamed(() => import('./broker-dialog').then((module) => module.BrokerDialog));
