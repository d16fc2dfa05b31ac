import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { SimpleTable } from '../../../components/table/simple-table';
import type { FromLoads } from './from-loads-dialog';

const counted = (count: number): string => (count === 1 ? '1 trip' : `${count} trips`);
const addedInWords = ({ added }: FromLoads): string => {
  const empty = added.filter((trip) => trip.empty).length;
  if (added.length === 0) return 'No trip was added.';
  return `${counted(added.length)} added${empty > 0 ? `, ${empty} of them without freight` : ''}.`;
};

/** What came of making trips of loads: how many, and what is left out with the reason. */
export function FromLoadsResult({ made, onClose }: { made: FromLoads; onClose: () => void }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Section title="Trips From Loads" action={<Button onClick={onClose}>Close</Button>}>
        <Typography role="status">{addedInWords(made)}</Typography>
        {made.leftOut.length > 0 && (
          <SimpleTable aria-label="What is left out">
            <thead>
              <tr>
                <th scope="col">Load</th>
                <th scope="col">Why there is no trip</th>
              </tr>
            </thead>
            <tbody>
              {made.leftOut.map(({ loadId, loadNumber, empty, reason }) => (
                <tr key={`${loadId} ${String(empty)}`}>
                  <td>
                    <TextLink to={`/loads/${loadId}`}>{loadNumber}</TextLink>
                    {empty && ' (deadhead to its pickup)'}
                  </td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </SimpleTable>
        )}
      </Section>
    </Box>
  );
}
