export { ClientMoneyModule } from './client-money.module';
export { ClientMoney, clientMoneyKind, type ClientMoneyStore } from './client-money';
export { ClientMoneyBook, type AskedMovement } from './commands/move-client-money';
