import { ApiError } from '../../../../lib/api/api-error';
import { stateOptions } from '../../../../lib/format/us-states';

/** Hawaii has no road to another state: no trip of a fleet has miles there. */
export const drivenOptions = stateOptions.filter(({ value }) => value !== 'HI');

/** Under which field of the form the API means what it says of a trip or a purchase. */
const FIELDS: readonly (readonly [of: RegExp, field: string])[] = [
  [/^expenseDate$/, 'date'],
  [/^legs\.\d+\.(miles|taxableMiles)$/, 'miles'],
  [/^(jurisdiction|legs\.\d+\.jurisdiction)$/, 'state'],
  [/^(legs|odometer.*)$/, 'miles'],
  [/^quantity$/, 'gallons'],
];
export const underFields = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => ({
    field: FIELDS.find(([of]) => of.test(field))?.[1] ?? field,
    message,
  }));
  return new ApiError(error.status, error.detail, fields, error.code, error.requestId);
};
/** Saves, and tells what is wrong under the fields of the form. */
export const saved = async <Done>(save: () => Promise<Done>): Promise<Done> => {
  try {
    return await save();
  } catch (error) {
    throw underFields(error);
  }
};
