export { agreed, AgreedTerms, inOrder } from './agreed-terms';
export { Broker } from './broker';
export { BrokersModule } from './brokers.module';
