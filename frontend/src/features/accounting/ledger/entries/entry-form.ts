import type { NewEntry } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { normalizeMoney, subtractMoney, sumMoney, toCents } from '../../../../lib/format/money';

export interface EntryLineValues {
  accountNumber: string;
  description: string;
  debit: string;
  credit: string;
  loadId: string;
  vehicleId: string;
  driverId: string;
}
export interface EntryValues {
  entryDate: string;
  reference: string;
  description: string;
  clientId: string;
  documentId: string;
  lines: EntryLineValues[];
}

export const emptyLine: EntryLineValues = {
  accountNumber: '',
  description: '',
  debit: '',
  credit: '',
  loadId: '',
  vehicleId: '',
  driverId: '',
};

export const entryForm: RecordForm<EntryValues> = {
  name: 'journal-entry',
  values: () => ({
    ...{ entryDate: '', reference: '', description: '', clientId: '', documentId: '' },
    lines: [emptyLine, emptyLine],
  }),
};

const amounts = (lines: readonly EntryLineValues[], side: 'debit' | 'credit'): string[] =>
  lines.map((line) => line[side].trim()).filter((text) => text !== '' && toCents(text) !== null);

/** What the lines come to on each side, and by how much debits exceed credits. */
export const totalsOf = (lines: readonly EntryLineValues[]): { debit: string; credit: string; difference: string } => {
  const debit = sumMoney(amounts(lines, 'debit').map(normalizeMoney));
  const credit = sumMoney(amounts(lines, 'credit').map(normalizeMoney));
  return { debit, credit, difference: subtractMoney(debit, credit) };
};

export const entryBody = ({
  entryDate,
  reference,
  description,
  clientId,
  documentId,
  lines,
}: EntryValues): NewEntry => ({
  entryDate,
  description: description.trim(),
  ...(reference.trim() !== '' && { reference: reference.trim() }),
  clientId: clientId === '' ? null : clientId,
  ...(documentId !== '' && { documentId: Number(documentId) }),
  lines: lines.map((line) => ({
    accountNumber: line.accountNumber,
    ...(line.description.trim() !== '' && { description: line.description.trim() }),
    ...(line.debit.trim() !== '' && { debit: normalizeMoney(line.debit) }),
    ...(line.credit.trim() !== '' && { credit: normalizeMoney(line.credit) }),
    loadId: line.loadId === '' ? null : Number(line.loadId),
    vehicleId: line.vehicleId === '' ? null : line.vehicleId,
    driverId: line.driverId === '' ? null : Number(line.driverId),
  })),
});
