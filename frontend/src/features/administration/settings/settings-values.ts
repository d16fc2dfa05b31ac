import type { FirmSettings, FirmSettingsChanges } from '../../../lib/api/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { normalizeMoney } from '../../../lib/format/money';
import { orNull } from '../../../lib/forms/rules/rules';

const fields = [
  'name',
  'address',
  'phone',
  'email',
  'timeZone',
  'ein',
  'remitTo',
  'defaultFee',
  'fuelPrice',
  'defaultMpg',
  'invoicePrefix',
] as const satisfies readonly (keyof FirmSettings & keyof FirmSettingsChanges)[];

export type SettingsField = (typeof fields)[number];
export type SettingsValues = Record<SettingsField, string>;

const mayBeEmpty: ReadonlySet<SettingsField> = new Set(['address', 'ein', 'remitTo', 'fuelPrice', 'defaultMpg']);

export const settingsForm: RecordForm<SettingsValues, FirmSettings> = {
  name: 'settings',
  kind: 'settings',
  values: (settings) => Object.fromEntries(fields.map((name) => [name, settings?.[name] ?? ''])) as SettingsValues,
};

const sent = (name: SettingsField, value: string): string | null => {
  if (mayBeEmpty.has(name)) return orNull(value);
  return name === 'defaultFee' ? normalizeMoney(value) : value.trim();
};

/** Only what was changed is sent: a masked number that nobody touched stays what it is. */
export const settingsChanges = (values: SettingsValues, changed: ReadonlySet<string>): FirmSettingsChanges =>
  Object.fromEntries(fields.filter((name) => changed.has(name)).map((name) => [name, sent(name, values[name])]));

const zones = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Mountain, no daylight saving (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
  'America/Puerto_Rico': 'Atlantic (Puerto Rico)',
  'America/Toronto': 'Eastern (Toronto)',
  'America/Winnipeg': 'Central (Winnipeg)',
  'America/Edmonton': 'Mountain (Edmonton)',
  'America/Vancouver': 'Pacific (Vancouver)',
  'America/Halifax': 'Atlantic (Halifax)',
};

export const zoneOptions = (current: string): { value: string; label: string }[] => {
  const known = Object.entries(zones).map(([value, label]) => ({ value, label }));
  return current === '' || current in zones ? known : [...known, { value: current, label: current }];
};

const DECIMAL = /^\d+(\.\d{1,4})?$/;
export const decimalRule = (label: string, example: string) => ({
  validate: (value: string) =>
    value.trim() === '' || DECIMAL.test(value.trim()) || `${label} must be a number such as ${example}`,
});

export const einRule = {
  validate: (value: string) =>
    value.trim() === '' ||
    /^\*+\d{4}$/.test(value.trim()) ||
    /^\d{2}-?\d{7}$/.test(value.trim()) ||
    'EIN must be nine digits such as 12-3456789',
};
