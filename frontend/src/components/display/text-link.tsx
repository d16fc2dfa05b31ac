import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { palette } from './palette';

export const TextLink = styled(Link)({
  color: palette.primary.main,
  fontWeight: 560,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});

/** The name of a record in a list: dark like text, but a real link. */
export const RecordLink = styled(Link)({
  color: palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: palette.primary.main, textDecoration: 'underline' },
});

export const mailTo = (address: string | null) => address && <a href={`mailto:${address}`}>{address}</a>;
export const callTo = (phone: string | null) => phone && <a href={`tel:${phone}`}>{phone}</a>;
