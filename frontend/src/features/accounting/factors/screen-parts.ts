import type { ScreenParts } from '../../../components/records/screen-parts';
import type { Factor } from '../../../lib/api/api-types';
import { factorKit } from './factor-kit';
import { FactorList } from './factor-list';
import { FactorView } from './factor-view';

export const parts: ScreenParts<Factor> = { kit: factorKit, List: FactorList, View: FactorView };
