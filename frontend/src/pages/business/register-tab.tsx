import { EditInList } from '../../components/records/edit-in-list';
import { EntityCards } from '../../features/business/entity-cards';
import { EntityFigures } from '../../features/business/entity-figures';
import { entityKit } from '../../features/business/entity-kit';
import { StatePortalCard } from '../../features/business/state-portal-card';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const [, setAdding] = useFlagParam('new');
  return (
    <>
      <StatePortalCard />
      <EntityFigures at="/business/register" registering />
      <EntityCards onAdd={() => setAdding(true)} />
      <EditInList kit={entityKit} />
    </>
  );
}
