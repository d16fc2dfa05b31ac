import Typography from '@mui/material/Typography';
import { Section } from '../../../components/layout/surface';
import { TextLink } from '../../../components/display/text-link';
import { useCan } from '../../../lib/session/session-context';

/** What is not read from PDFs, and what is. */
export const DocumentProcessing = () => {
  const mayAdd = useCan('expenses.write');
  return (
    <Section title="Document Processing">
      <Typography sx={{ mb: 1 }}>
        Invoices and rate confirmations are not read from PDFs: there is no reader for them. Receipts are read when you
        add an expense.
      </Typography>
      {mayAdd && <TextLink to="/expenses?new=1">Add an expense from its receipt</TextLink>}
    </Section>
  );
};
