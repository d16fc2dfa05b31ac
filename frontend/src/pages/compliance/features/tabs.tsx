import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageActions } from '../../../components/layout/page-actions';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { useDrawer } from '../../../components/records/use-drawer';
import { FleetUnits } from '../../../features/compliance/compliance/fleet-units';
import { GovernmentLinks } from '../../../features/compliance/compliance/government-links';
import * as tabs from '../../../features/compliance/compliance/hub/hub-tabs';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import type { AnyRecord, RecordKit } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

interface Tab {
  readonly kit: RecordKit<AnyRecord>;
  readonly List: ComponentType<{ onAdd: () => void }>;
  readonly View: ComponentType<{ id: string; history: ReactNode; onClose: () => void }>;
}

/** The screen of a tab and the panel of one of its records. */
const screensOf = ({ kit, List, View }: Tab, links?: ReactNode) => {
  const HubScreen = () => {
    const mayWrite = useCan(`${kit.may}.write`);
    const [adding, setAdding] = useFlagParam('new');
    return (
      <>
        <PageActions>
          {mayWrite && (
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
              {kit.dialogTitles.add}
            </Button>
          )}
        </PageActions>
        <List onAdd={() => setAdding(true)} />
        {links}
        {adding && <RecordDialog kit={kit} record={null} onClose={() => setAdding(false)} />}
        <Outlet />
      </>
    );
  };
  const HubDrawer = () => {
    const { id, onClose } = useDrawer(kit.at);
    return <View key={id} id={id} history={<RecordHistory kind={kit.kind} id={id} />} onClose={onClose} />;
  };
  return { Tab: HubScreen, Drawer: HubDrawer };
};

export const dotAudits = screensOf(tabs.dotAudits);
export const safetyAudits = screensOf(tabs.safetyAudits);
export const reviewAudits = screensOf(tabs.reviewAudits);
export const updates = screensOf(tabs.updates);
export const statePermits = screensOf(tabs.statePermits);
export const authorities = screensOf(tabs.authorities);
export const plates = screensOf(tabs.plates, <GovernmentLinks to={['irp']} />);
export const iftaLicenses = screensOf(tabs.iftaLicenses, <GovernmentLinks to={['ifta', 'tc937']} />);
export const temporaryPermits = screensOf(tabs.temporaryPermits);
export const heavyUse = screensOf(tabs.heavyUse, <GovernmentLinks to={['about2290', 'form2290']} />);
export const irpRenewals = screensOf(tabs.irpRenewals, <GovernmentLinks to={['irp']} />);
export const substanceTests = screensOf(tabs.substanceTests);
export const units = { Tab: FleetUnits };
