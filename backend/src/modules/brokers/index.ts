export { BrokersModule } from './brokers.module';
export { broker, BrokerRow } from './domain/broker';
export { BrokerNames } from './broker-names';
