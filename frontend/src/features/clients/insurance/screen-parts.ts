import type { ScreenParts } from '../../../components/records/screen-parts';
import type { InsuranceRecord } from '../../../lib/api/api-types';
import { insuranceKit } from './insurance-kit';
import { InsuranceCards } from './insurance-cards';
import { InsuranceView } from './insurance-view';

export const parts: ScreenParts<InsuranceRecord> = { kit: insuranceKit, List: InsuranceCards, View: InsuranceView };
