import OpenInNewOutlined from '../../../generated/icons/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';

const PAGES = {
  irp: { label: 'International Registration Plan', to: 'https://www.irponline.org/' },
  ifta: { label: 'IFTA renewal', to: 'https://www.iftach.org/' },
  tc937: { label: 'Form TC-937', to: 'https://tax.utah.gov/forms-pubs' },
  about2290: { label: 'About Form 2290 (IRS)', to: 'https://www.irs.gov/forms-pubs/about-form-2290' },
  form2290: { label: 'Form 2290 (PDF)', to: 'https://www.irs.gov/pub/irs-pdf/f2290.pdf' },
} as const;

/** Pages of the authorities, each in a tab of its own. */
export function GovernmentLinks({ to }: { to: readonly (keyof typeof PAGES)[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {to.map((name) => (
        <Button
          key={name}
          color="secondary"
          href={PAGES[name].to}
          target="_blank"
          rel="noopener"
          endIcon={<OpenInNewOutlined />}
        >
          {PAGES[name].label}
        </Button>
      ))}
    </Box>
  );
}
