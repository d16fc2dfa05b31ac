import ChatOutlined from '../../../generated/icons/ChatOutlined';
import MailOutlined from '../../../generated/icons/MailOutlined';
import PhoneOutlined from '../../../generated/icons/PhoneOutlined';
import ScheduleOutlined from '../../../generated/icons/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Surface } from '../../../components/layout/surface';
import { useFirm } from '../../../lib/firm';
import { useCan } from '../../../lib/session/session-context';

const Card = ({
  icon,
  title,
  note,
  children,
}: {
  icon: ReactNode;
  title: string;
  note: string;
  children: ReactNode;
}) => (
  <Surface
    as="section"
    aria-label={title}
    sx={{ p: { xs: 1.5, md: 2 }, display: 'grid', gap: 0.5, alignContent: 'start' }}
  >
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary', '& svg': { fontSize: 20 } }}>
      {icon}
      <Typography variant="h3" component="h2" color="textPrimary">
        {title}
      </Typography>
    </Box>
    <Box sx={{ overflowWrap: 'anywhere', minHeight: 28, alignContent: 'center' }}>{children}</Box>
    <Typography color="textSecondary">{note}</Typography>
  </Surface>
);

const GRID = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
};
/** Staff has its own number by heart: a line of these above what waits for an answer is enough. */
const DENSE = {
  ...GRID,
  // as wide as what each says: all on one line
  gridTemplateColumns: { ...GRID.gridTemplateColumns, lg: 'repeat(4, auto)' },
  '& > section': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1.5, py: 0.75 },
  '& > section > p': { display: 'none' },
};

/** The ways to reach the firm. */
export function ContactCards({ onChat }: { onChat: () => void }) {
  const firm = useFirm();
  const answers = useCan('support.write');
  return (
    <Box sx={answers ? DENSE : GRID}>
      <Card icon={<PhoneOutlined />} title="Phone" note="Talk to a person">
        {firm?.phone && <a href={`tel:${firm.phone.replace(/[^\d+]/g, '')}`}>{firm.phone}</a>}
      </Card>
      <Card icon={<ScheduleOutlined />} title="Hours" note="Eastern time">
        Mon-Fri 8AM-6PM ET
      </Card>
      <Card icon={<MailOutlined />} title="Email" note="24/7 support, response within 24 hours">
        {firm?.email && <a href={`mailto:${firm.email}`}>{firm.email}</a>}
      </Card>
      <Card icon={<ChatOutlined />} title="Live Chat" note="Answers at once, a person when you ask for one">
        <Button size="small" variant="outlined" onClick={onChat}>
          Start Chat
        </Button>
      </Card>
    </Box>
  );
}
