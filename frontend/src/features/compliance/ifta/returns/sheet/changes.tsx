import Typography from '@mui/material/Typography';
import { SimpleTable } from '../../../../../components/table/simple-table';
import { fuelTypeLabels } from '../../../../../lib/format/labels';
import { formatMoney } from '../../../../../lib/format/money';
import type { OpenReturn } from '../return-calls';
import { count, isDraft } from '../return-words';

type Change = OpenReturn['changes'][number];
const WHAT: Readonly<Record<Change['what'], string>> = { miles: 'Miles', gallons: 'Gallons', tax: 'Tax' };
const shown = (what: Change['what'], value: string): string => (what === 'tax' ? formatMoney(value) : count(value));
const fuelOf = (fuelType: string): string => fuelTypeLabels[fuelType as keyof typeof fuelTypeLabels] ?? fuelType;

/** What trips, fuel and rates say otherwise since it was filed, or worked out. */
export function Changes({ about }: { about: OpenReturn }) {
  const { changes, isCurrent } = about;
  if (isCurrent) return null;
  const then = isDraft(about) ? 'Calculated' : 'Filed';
  return (
    <section aria-label="Changed since">
      <Typography variant="h3" sx={{ mt: 1, mb: 0.5 }}>
        {isDraft(about) ? 'Changed since it was calculated' : 'Changed since it was filed'}
      </Typography>
      {changes.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Records of the quarter changed. No line changes.
        </Typography>
      ) : (
        <SimpleTable aria-label="Changed since" style={{ marginBottom: 16 }}>
          <thead>
            <tr>
              <th>Line</th>
              <th className="money">{then}</th>
              <th className="money">Now</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ fuelType, jurisdiction, kind, what, filed, now }) => (
              <tr key={`${fuelType}-${jurisdiction}-${kind}-${what}`}>
                <td>{`${jurisdiction}${kind === 'surcharge' ? ' surcharge' : ''}, ${fuelOf(fuelType)}: ${WHAT[what]}`}</td>
                <td className="money">{shown(what, filed)}</td>
                <td className="money">{shown(what, now)}</td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      )}
    </section>
  );
}
