/** The first three digits of ZIP codes by state: '500-528' is Iowa. Source: the Postal Service's list L002. */
const PREFIXES: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205',
  DE: '197-199',
  FL: '320-349',
  GA: '300-319 398-399',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027',
  MD: '206-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '100-149',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '750-799',
  UT: '840-847',
  VA: '201 220-246',
  VT: '050-054 056-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831',
};
const STATES = new Map(
  Object.entries(PREFIXES).flatMap(([state, spans]) =>
    spans.split(' ').flatMap((span) => {
      const [from = 0, to = from] = span.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at): [number, string] => [from + at, state]);
    }),
  ),
);

/**
 * The state of a ZIP code; null for one of another country, and for the few that cross a border.
 * @example stateOfZip('50313') // 'IA'
 */
export const stateOfZip = (zip: string): string | null => STATES.get(Number(zip.slice(0, 3))) ?? null;
