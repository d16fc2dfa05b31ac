import AttachFileOutlined from '../../../generated/icons/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { formatDateTime } from '../../../lib/format/dates';
import { mailQuery } from './mail-calls';

export function MailView({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(mailQuery(id));
  return (
    <RecordPanel what="Mail" found={found} onClose={onClose}>
      {(mail) => (
        <DetailDrawer
          title={mail.subject}
          subtitle={`To ${mail.to} · ${formatDateTime(mail.createdAt)}`}
          onClose={onClose}
        >
          {mail.attachments.length > 0 && (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
              {mail.attachments.map((file) => (
                <Button
                  key={file.url}
                  component="a"
                  href={file.url}
                  target="_blank"
                  rel="noopener"
                  variant="outlined"
                  size="small"
                  startIcon={<AttachFileOutlined />}
                >
                  {file.filename}
                </Button>
              ))}
            </Box>
          )}
          {mail.html ? (
            <Box
              component="iframe"
              sandbox=""
              title={`Mail: ${mail.subject}`}
              srcDoc={mail.html}
              sx={{
                width: '100%',
                height: '62vh',
                border: 1,
                borderColor: 'divider',
                borderRadius: '10px',
                bgcolor: 'common.white',
                colorScheme: 'light',
              }}
            />
          ) : (
            <Box component="pre" sx={{ font: 'inherit', whiteSpace: 'pre-wrap', m: 0, overflowWrap: 'anywhere' }}>
              {mail.text}
            </Box>
          )}
        </DetailDrawer>
      )}
    </RecordPanel>
  );
}
