import Typography from '@mui/material/Typography';
import { TextLink } from '../../../../../components/display/text-link';
import { StackedTable } from '../../../../../components/table/stacked-table';
import { fuelTypeLabels } from '../../../../../lib/format/labels';
import { formatMoney } from '../../../../../lib/format/money';
import { recordsAddress, type OpenReturn } from '../return-calls';
import { count, unitsOf } from '../return-words';
import { Scrolled } from './scrolled';

type SectionOf = OpenReturn['sections'][number];
type Line = SectionOf['lines'][number];

const rateOf = ({ rate, reason }: Line): string => rate ?? (reason === null ? 'Missing' : 'None');
const money = (amount: string | null): string => (amount === null ? '—' : formatMoney(amount));

/** The columns of the paper, besides the state. */
const headsOf = ({ distance, fuel }: ReturnType<typeof unitsOf>): readonly string[] => [
  'Rate',
  `Total ${distance}`,
  `Taxable ${distance}`,
  `Taxable ${fuel}`,
  `Tax-paid ${fuel}`,
  `Net ${fuel}`,
  'Tax',
  'Interest',
  'Total',
];
/** What a line says below each of them; a surcharge has neither miles nor tax-paid fuel. */
const valuesOf = (line: Line): readonly string[] => {
  const isTax = line.kind === 'tax';
  return [
    rateOf(line),
    isTax ? count(line.totalMiles) : '',
    isTax ? count(line.taxableMiles) : '',
    count(line.taxableGallons),
    isTax ? count(line.taxPaidGallons) : '',
    count(line.netTaxableGallons),
    money(line.tax),
    formatMoney(line.interest),
    money(line.total),
  ];
};

const Row = ({ line, records, heads }: { line: Line; records: string; heads: readonly string[] }) => (
  <tr>
    <td title={line.reason ?? undefined} style={{ whiteSpace: 'nowrap' }}>
      {line.kind === 'tax' ? (
        <TextLink to={`${records}&state=${line.jurisdiction}`}>{line.jurisdiction}</TextLink>
      ) : (
        `${line.jurisdiction} surcharge`
      )}
    </td>
    {valuesOf(line).map((value, at) => (
      <td key={heads[at]} className="money" data-label={value === '' ? undefined : heads[at]}>
        {value}
      </td>
    ))}
  </tr>
);

const FuelSection = ({ section, about }: { section: SectionOf; about: OpenReturn }) => {
  const { fuelType, totalMiles, totalGallons, fleetMpg, lines } = section;
  const units = unitsOf(about);
  const heads = headsOf(units);
  const name = fuelTypeLabels[fuelType as keyof typeof fuelTypeLabels] ?? fuelType;
  const records = recordsAddress(about.clientId, about.period);
  const mpg = fleetMpg === null ? `no ${units.efficiency} yet` : `${fleetMpg} ${units.efficiency}`;
  return (
    <section aria-label={name}>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {name}
      </Typography>
      <Typography color="textSecondary" className="tabular" sx={{ mb: 0.5 }}>
        {`${count(totalMiles)} ${units.distance} / ${count(totalGallons)} ${units.fuel} = ${mpg}`}
      </Typography>
      <Scrolled label={`Lines of ${name}`}>
        <StackedTable aria-label={`Lines of ${name}`}>
          <thead>
            <tr>
              <th>State</th>
              {heads.map((head) => (
                <th key={head} className="money">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={`${line.jurisdiction}-${line.kind}`} line={line} records={records} heads={heads} />
            ))}
          </tbody>
        </StackedTable>
      </Scrolled>
    </section>
  );
};

/** The lines of each fuel, in the column order of the paper. */
export const Sections = ({ about }: { about: OpenReturn }) =>
  about.sections.length === 0 ? (
    <Typography color="textSecondary" sx={{ mt: 2 }}>
      No trips and no fuel in this quarter: it is a no-operations return.
    </Typography>
  ) : (
    about.sections.map((section) => <FuelSection key={section.fuelType} section={section} about={about} />)
  );
