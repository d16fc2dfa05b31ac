export { Broker } from './broker';
export { BrokersModule } from './brokers.module';
