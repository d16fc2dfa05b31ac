import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { ChatDialog } from '../../../features/workspace/support/chat/chat-dialog-lazy';
import { ContactCards } from '../../../features/workspace/support/contact-cards';
import { useSupportKit } from '../../../features/workspace/support/support-kit';
import { SupportList } from '../../../features/workspace/support/support-list';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const kit = useSupportKit();
  const [adding, setAdding] = useFlagParam('new');
  const [chatting, setChatting] = useFlagParam('chat');
  return (
    <Page
      title="Support"
      subtitle="Ask us anything: every request has its thread and its files"
      actions={
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
          Create Request
        </Button>
      }
    >
      <ContactCards onChat={() => setChatting(true)} />
      <SupportList onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={kit} record={null} onClose={() => setAdding(false)} />}
      {chatting && <ChatDialog onClose={() => setChatting(false)} />}
      <Outlet />
    </Page>
  );
}
