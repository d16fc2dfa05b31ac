export { BankModule } from './bank.module';
