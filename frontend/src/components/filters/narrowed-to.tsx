import Chip from '@mui/material/Chip';
import { InToolbar } from './toolbar-places';

/** What a list is narrowed to, by a filter or by the link that led to it; it can be taken off. */
export const NarrowedTo = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <InToolbar place="chips">
    <Chip size="small" variant="outlined" data-narrowed={label} label={label} onDelete={onClear} />
  </InToolbar>
);
