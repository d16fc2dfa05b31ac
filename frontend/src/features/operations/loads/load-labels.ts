import type { Load } from '../../../lib/api/api-types';

export const STOP_KIND_LABELS = { pickup: 'Pickup', drop_off: 'Drop-off', fuel: 'Fuel', other: 'Other' } as const;
export const TERMS_SOURCE_LABELS = {
  paper: 'Rate confirmation',
  broker: "The broker's terms",
  hand: 'By hand',
} as const satisfies Record<NonNullable<Load['terms']>['source'], string>;
