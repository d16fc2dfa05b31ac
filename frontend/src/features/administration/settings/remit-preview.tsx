import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '../../../components/display/palette';
import type { SettingsValues } from './settings-values';

const Paper = styled('figure')({
  margin: 0,
  padding: 20,
  borderRadius: 10,
  border: `1px dashed color-mix(in srgb, ${palette.text.secondary} 45%, ${palette.divider})`,
  background: palette.background.default,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** What a broker reads on the invoice. */
export function RemitPreview({ values }: { values: SettingsValues }) {
  const { name, address, phone, email, remitTo, invoicePrefix } = values;
  return (
    <Paper aria-label="How it looks on an invoice">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <div>
          <strong style={{ fontWeight: 640 }}>{name || 'Your firm'}</strong>
          <Typography variant="body2" color="textSecondary" component="div">
            {[address, phone, email].filter((line) => line.trim() !== '').join('\n')}
          </Typography>
        </div>
        <Typography variant="body2" color="textSecondary" className="tabular">
          Invoice {invoicePrefix}000123
        </Typography>
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <Typography variant="body2" color="textSecondary">
          Please remit payment to
        </Typography>
        <div>{remitTo.trim() || [name, address].filter((line) => line.trim() !== '').join('\n')}</div>
      </Box>
    </Paper>
  );
}
