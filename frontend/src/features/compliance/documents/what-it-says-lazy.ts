import { lazyNamed } from '../../../lib/lazy-named';

/** Few uploads are read: their lists do not wait for the words of what is. */
export const WhatItSays = lazyNamed(() => import('./what-it-says').then((module) => module.WhatItSays));
