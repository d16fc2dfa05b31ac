import type { Answer } from '../../../../lib/api/api-types';
import { orNull } from '../../../../lib/forms/rules/rules';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { normalizeMoney } from '../../../../lib/format/money';
import { emptyLine, type EntryLineValues, type EntryValues } from '../entries/entry-form';
import type { EntryTemplate, Repeat } from './template-words';

export interface TemplateValues extends Pick<EntryValues, 'description' | 'clientId' | 'lines'> {
  name: string;
  every: Repeat | '';
  nextOn: string;
  until: string;
}

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** The lines of a template in the form of an entry; those without a description take that of the entry. */
export const linesOf = ({ lines }: Pick<EntryTemplate, 'lines'>): EntryLineValues[] =>
  lines.map((line) => ({
    accountNumber: line.accountNumber,
    description: text(line.description),
    debit: text(line.debit),
    credit: text(line.credit),
    loadId: text(line.loadId),
    vehicleId: text(line.vehicleId),
    driverId: text(line.driverId),
  }));

export const templateForm: RecordForm<TemplateValues, EntryTemplate> = {
  name: 'entry-template',
  kind: 'entrytemplate',
  values: (template) => ({
    name: template?.name ?? '',
    description: template?.description ?? '',
    clientId: template?.clientId ?? '',
    lines: template ? linesOf(template) : [emptyLine, emptyLine],
    every: template?.every ?? '',
    nextOn: template?.nextOn ?? '',
    until: template?.until ?? '',
  }),
};

const amount = (typed: string): string | null => (typed.trim() === '' ? null : normalizeMoney(typed));

/** What is sent of a template; the days of one that does not repeat are cleared. */
export const templateBody = ({
  name,
  description,
  clientId,
  lines,
  every,
  nextOn,
  until,
}: TemplateValues): Answer<'NewEntryTemplate'> => ({
  name: name.trim(),
  description: description.trim(),
  clientId: orNull(clientId),
  lines: lines.map((line) => ({
    accountNumber: line.accountNumber,
    description: orNull(line.description),
    debit: amount(line.debit),
    credit: amount(line.credit),
    loadId: line.loadId === '' ? null : Number(line.loadId),
    vehicleId: orNull(line.vehicleId),
    driverId: line.driverId === '' ? null : Number(line.driverId),
  })),
  every: every === '' ? null : every,
  nextOn: every === '' ? null : orNull(nextOn),
  until: every === '' ? null : orNull(until),
});
