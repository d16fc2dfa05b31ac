import Button from '@mui/material/Button';

interface LineButtonProps {
  readonly label: string;
  /** Which of the lines it is about. */
  readonly about: string;
  readonly onClick: () => void;
}
/** What can be done with a line or a dispute, below it. */
export const LineButton = ({ label, about, onClick }: LineButtonProps) => (
  <Button
    size="small"
    sx={{ display: 'block', minWidth: 0, px: 0.75, ml: -0.75 }}
    aria-label={`${label}: ${about}`}
    onClick={onClick}
  >
    {label}
  </Button>
);
