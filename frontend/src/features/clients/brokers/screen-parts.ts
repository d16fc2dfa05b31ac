import type { ScreenParts } from '../../../components/records/screen-parts';
import type { Broker } from '../../../lib/api/api-types';
import { brokerKit } from './broker-kit';
import { BrokerList } from './broker-list';
import { BrokerView } from './broker-view';

export const parts: ScreenParts<Broker> = { kit: brokerKit, List: BrokerList, View: BrokerView };
