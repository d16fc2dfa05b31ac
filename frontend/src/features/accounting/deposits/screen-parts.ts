import type { ScreenParts } from '../../../components/records/screen-parts';
import type { Deposit } from '../../../lib/api/api-types';
import { depositKit } from './deposit-kit';
import { DepositList } from './deposit-list';
import { DepositView } from './deposit-view';

export const parts: ScreenParts<Deposit> = { kit: depositKit, List: DepositList, View: DepositView };
