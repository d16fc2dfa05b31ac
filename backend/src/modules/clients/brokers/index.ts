export { agreed, AgreedTerms, inOrder } from './projections/agreed-terms';
export { Broker } from './broker';
export { BrokersModule } from './brokers.module';
