export { InsuranceRecord } from './insurance-record';
export { InsuranceModule } from './insurance.module';
