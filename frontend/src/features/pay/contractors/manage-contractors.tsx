import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../../components/display/text-link';
import { ContractorList } from './contractor-list';

/** The contractors of every book, and the way back to their forms. */
export const ManageContractors = ({ onAdd }: { onAdd: () => void }) => (
  <>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 1,
        mb: 1.5,
      }}
    >
      <Typography variant="h2">Manage Contractors</Typography>
      <TextLink to="/accounting/1099">1099 Forms</TextLink>
    </Box>
    <ContractorList onAdd={onAdd} />
  </>
);
