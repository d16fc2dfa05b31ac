import { setChoiceLabels } from './words';

/** Two-letter codes of the 50 states, DC, and the Canadian provinces and territories. */
export const STATE_CODES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY ' +
  'AB BC MB NB NL NS NT NU ON PE QC SK YT'
).split(' ');

const anyCase = (code: string): string => [...code].map((letter) => `[${letter}${letter.toLowerCase()}]`).join('');
export const STATE = {
  pattern: new RegExp(`^\\s*(?:${STATE_CODES.map(anyCase).join('|')})\\s*$`),
  wrong: 'State must be a US state or Canadian province code',
};

/** 12345, 12345-6789 or A1A 1A1. */
export const ZIP_CODE = {
  pattern:
    /^\s*(?:\d{5}(?:-\d{4})?|[A-CEGHJ-NPR-TVXYa-ceghj-npr-tvxy]\d[A-CEGHJ-NPR-TV-Za-ceghj-npr-tv-z] ?\d[A-CEGHJ-NPR-TV-Za-ceghj-npr-tv-z]\d)\s*$/,
  wrong: 'Zip code is not valid',
};

/** The 50 states by their codes. */
const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
const PROVINCES = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
} as const;

/** Every state, province and territory with its name: { NV: 'Nevada', DC: 'District of Columbia', … }. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  ...STATES,
  DC: 'District of Columbia',
  ...PROVINCES,
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  YT: 'Yukon',
};

const codesOf = <T extends object>(names: T): (keyof T)[] => Object.keys(names) as (keyof T)[];

setChoiceLabels(STATE_NAMES);

/** The 50 states. */
export const US_STATES = codesOf(STATES);
/** The jurisdictions that can issue apportioned plates (IRP): 48 states and 10 provinces. */
export const IRP_BASE_STATES = [...US_STATES.filter((code) => code !== 'AK' && code !== 'HI'), ...codesOf(PROVINCES)];
/**
 * Where a truck can drive: the 58 members of IFTA, and Alaska, DC and the three territories, whose miles count in the
 * total of a return, though no fuel tax is due there.
 */
export const DRIVEN_JURISDICTIONS = [...IRP_BASE_STATES, 'AK', 'DC', 'NT', 'NU', 'YT'] as const;
export type DrivenJurisdiction = (typeof DRIVEN_JURISDICTIONS)[number];
