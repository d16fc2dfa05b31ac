import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

const Row = styled('span', { shouldForwardProp: (name) => name !== 'onInk' })<{ onInk: boolean }>(({ onInk }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 16,
  fontWeight: 680,
  letterSpacing: '-0.02em',
  color: onInk ? palette.ink.text : palette.text.primary,
  '& img': { width: 26, height: 26 },
}));

export function Brand({ onInk = false }: { onInk?: boolean }) {
  return (
    <Row onInk={onInk}>
      <img src="/favicon.svg" alt="" width={26} height={26} />
      Axlebook
    </Row>
  );
}
