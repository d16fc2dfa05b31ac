import AddOutlined from '../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useOutlet } from 'react-router';
import { LinkTabs } from '../../components/layout/link-tabs';
import { Page } from '../../components/layout/page';
import { EditInList } from '../../components/records/list-tools/edit-in-list';
import { RecordDialog } from '../../components/records/record-dialog-lazy';
import type { ScreenParts } from '../../components/records/screen-parts';
import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/administration/audit/record-history';
import { usePageTabs } from '../../lib/navigation/page-tabs';
import type { AnyRecord } from '../../lib/records/record-kit';
import type { Screen } from '../../lib/screens/screen';
import { can, useUser } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/navigation/use-address-param';

interface KindProps<Item extends AnyRecord> {
  screen: Screen;
  parts: ScreenParts<Item>;
}

/** The list of a kind, and the form of a new one. */
function Listed<Item extends AnyRecord>({ kit, List }: ScreenParts<Item>) {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <List onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={kit} record={null} onClose={() => setAdding(false)} />}
    </>
  );
}

const Tabs = ({ name, label }: { name: string; label: string }) => <LinkTabs label={label} tabs={usePageTabs(name)} />;

function AddButton({ label }: { label: string }) {
  const [, setAdding] = useFlagParam('new');
  return (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      {label}
    </Button>
  );
}

/** The page of a kind, as its screen declares it. */
export function KindPage<Item extends AnyRecord>({ screen, parts }: KindProps<Item>) {
  const { title = '', subtitle, add, tabs = {} } = screen;
  const user = useUser();
  const [strip] = Object.keys(tabs);
  const panel = useOutlet();
  return (
    <Page
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      actions={add && can(user, add.permission) && <AddButton label={add.label} />}
      tabs={strip !== undefined && <Tabs name={strip} label={title} />}
    >
      <Listed {...parts} />
      {panel ?? <EditInList kit={parts.kit} />}
    </Page>
  );
}

/** A kind on the page of another screen. */
export const KindTab = <Item extends AnyRecord>({ parts }: KindProps<Item>) => (
  <>
    <Listed {...parts} />
    <Outlet />
  </>
);

/** The panel of one record of a kind, below the list. */
export function KindDrawer<Item extends AnyRecord>({ parts: { kit, View } }: KindProps<Item>) {
  const { id, onClose } = useDrawer(kit.at);
  return <View key={id} id={id} history={<RecordHistory kind={kit.kind} id={id} />} onClose={onClose} />;
}
