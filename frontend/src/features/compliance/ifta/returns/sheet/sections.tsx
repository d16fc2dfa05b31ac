import Typography from '@mui/material/Typography';
import { TextLink } from '../../../../../components/display/text-link';
import { SimpleTable } from '../../../../../components/table/simple-table';
import { fuelTypeLabels } from '../../../../../lib/format/labels';
import { formatMoney } from '../../../../../lib/format/money';
import { recordsAddress, type OpenReturn } from '../return-calls';
import { count, unitsOf } from '../return-words';
import { Scrolled } from './scrolled';

type SectionOf = OpenReturn['sections'][number];
type Line = SectionOf['lines'][number];

const rateOf = ({ rate, reason }: Line): string => rate ?? (reason === null ? 'Missing' : 'None');
const money = (amount: string | null): string => (amount === null ? '—' : formatMoney(amount));

const Row = ({ line, records }: { line: Line; records: string }) => {
  const { jurisdiction, kind, reason, totalMiles, taxableMiles, taxableGallons } = line;
  const { taxPaidGallons, netTaxableGallons, tax, interest, total } = line;
  const isTax = kind === 'tax';
  return (
    <tr>
      <td title={reason ?? undefined} style={{ whiteSpace: 'nowrap' }}>
        {isTax ? (
          <TextLink to={`${records}&state=${jurisdiction}`}>{jurisdiction}</TextLink>
        ) : (
          `${jurisdiction} surcharge`
        )}
      </td>
      <td className="money">{rateOf(line)}</td>
      <td className="money">{isTax ? count(totalMiles) : ''}</td>
      <td className="money">{isTax ? count(taxableMiles) : ''}</td>
      <td className="money">{count(taxableGallons)}</td>
      <td className="money">{isTax ? count(taxPaidGallons) : ''}</td>
      <td className="money">{count(netTaxableGallons)}</td>
      <td className="money">{money(tax)}</td>
      <td className="money">{formatMoney(interest)}</td>
      <td className="money">{money(total)}</td>
    </tr>
  );
};

const FuelSection = ({ section, about }: { section: SectionOf; about: OpenReturn }) => {
  const { fuelType, totalMiles, totalGallons, fleetMpg, lines } = section;
  const units = unitsOf(about);
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
        <SimpleTable aria-label={`Lines of ${name}`}>
          <thead>
            <tr>
              <th>State</th>
              <th className="money">Rate</th>
              <th className="money">{`Total ${units.distance}`}</th>
              <th className="money">{`Taxable ${units.distance}`}</th>
              <th className="money">{`Taxable ${units.fuel}`}</th>
              <th className="money">{`Tax-paid ${units.fuel}`}</th>
              <th className="money">{`Net ${units.fuel}`}</th>
              <th className="money">Tax</th>
              <th className="money">Interest</th>
              <th className="money">Total</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={`${line.jurisdiction}-${line.kind}`} line={line} records={records} />
            ))}
          </tbody>
        </SimpleTable>
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
