// The store of this repository, rebuilding through the projection's fold instead of its SQL.
import { create as axlebook } from './axlebook.mjs';

export const create = () => axlebook({ rebuild: 'fold' });
