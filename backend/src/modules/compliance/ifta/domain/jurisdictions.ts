import { STATE_CODES } from '../../../../platform/fields/places';

/**
 * Where IFTA is not in force: miles count for the miles per gallon, but no tax is owed (domain rules §1.1).
 * https://www.cvisn.dor.ga.gov/Welcome/IFTA
 */
const NON_MEMBERS: ReadonlySet<string> = new Set(['AK', 'HI', 'DC', 'YT', 'NT', 'NU']);

/** The 48 contiguous states and ten provinces, in alphabetical order of their codes. */
export const MEMBERS: readonly string[] = STATE_CODES.filter((code) => !NON_MEMBERS.has(code)).toSorted();
/** Whether fuel tax of IFTA is owed there: isMember('ON') is true, isMember('DC') is not. */
export const isMember = (jurisdiction: string): boolean => MEMBERS.includes(jurisdiction);

/**
 * Those whose row in the tax matrix has a surcharge beside it, for one fuel or another:
 * https://www.iftach.org/taxmatrix4/Taxmatrix.php
 */
export const WITH_SURCHARGES: readonly string[] = ['IN', 'KY', 'VA'];
