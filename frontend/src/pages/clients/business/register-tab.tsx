import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { EntityCards } from '../../../features/clients/business-entities/entity-cards';
import { EntityFigures } from '../../../features/clients/business-entities/entity-figures';
import { entityKit } from '../../../features/clients/business-entities/entity-kit';
import { StatePortalCard } from '../../../features/clients/business-entities/state-portal-card';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const [, setAdding] = useFlagParam('new');
  return (
    <>
      <EntityFigures at="/business/register" registering />
      <EntityCards onAdd={() => setAdding(true)} />
      <StatePortalCard />
      <EditInList kit={entityKit} />
    </>
  );
}
