import type { ReactNode } from 'react';
import { columnsOf } from '../../../components/table/columns-of';
import { iftaprocessFields } from '../../../generated/fields/iftaprocess';
import type { IftaProcess } from '../../../lib/api/api-types';
import { dueOf, processName } from './process-words';

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

/** What a quarter says of itself, on its card and in its panel. */
export const processDetails = (process: IftaProcess): [label: string, value: ReactNode][] => [
  ...figures.map(({ field, header, value }): [string, ReactNode] => [
    header,
    field === 'dueDate' ? dueOf(process) : value(process),
  ]),
  ['Notes', process.notes],
];
