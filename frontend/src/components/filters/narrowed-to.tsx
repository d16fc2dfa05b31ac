import Chip from '@mui/material/Chip';

/** A filter that came with a link and has no field of its own; it can be taken off. */
export const NarrowedTo = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <Chip size="small" variant="outlined" data-narrowed={label} label={label} onDelete={onClear} />
);
