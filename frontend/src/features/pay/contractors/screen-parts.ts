import type { ScreenParts } from '../../../components/records/screen-parts';
import type { Contractor } from './contractor-calls';
import { contractorKit } from './contractor-kit';
import { ManageContractors } from './manage-contractors';
import { ContractorView } from './contractor-view';

export const parts: ScreenParts<Contractor> = { kit: contractorKit, List: ManageContractors, View: ContractorView };
