import type { SheetRules } from '../../../../platform/records/kind/declared/sheet-rules';
import { stateBorders } from '../../../../platform/roads/roads';
import { tripsOfRows } from './trips-of-rows';

/** The trips that the rows of a sheet are; where devices tell latitudes and longitudes, by the borders of states. */
export const joinedTrips: NonNullable<SheetRules['joined']> = async (rows) => {
  const borders = rows.some(({ values }) => values['latitude'] !== undefined) ? await stateBorders() : null;
  let last: string | null = null;
  return tripsOfRows(rows, (latitude, longitude) => {
    const found = borders?.at({ latitude, longitude }, last) ?? null;
    last = found ?? last;
    return found;
  });
};
