import { columnsOf } from '../../../components/table/columns-of';
import { iftaprocessFields } from '../../../generated/fields/iftaprocess';
import type { IftaProcess } from '../../../lib/api/api-types';
import { processName } from './process-words';

/** Days, distances and amounts of a quarter. */
const figures = columnsOf<IftaProcess>(iftaprocessFields, [
  ['dueDate', { header: 'Due' }],
  ['submittedDate', { header: 'Submitted' }],
  ['processedDate', { header: 'Processed' }],
  ['totalMiles', { header: 'Miles', adds: 'miles' }],
  ['totalGallons', { header: 'Gallons', adds: 'gallons' }],
  ['taxOwed', { header: 'Tax owed', adds: 'money' }],
]);

/** Of the file that a client exports. */
export const ownColumns = [
  ...columnsOf<IftaProcess>(iftaprocessFields, [['quarter', { value: processName }], 'status']),
  ...figures,
];

/**
 * What a quarter says of itself, on its card and in its panel.
 * @param late what is said after the day that it is due
 */
export const processDetails = (process: IftaProcess, late = ''): [label: string, value: string | null][] => [
  ...figures.map(({ field, header, value }): [string, string] => [
    header,
    value(process) + (field === 'dueDate' ? late : ''),
  ]),
  ['Notes', process.notes],
];
