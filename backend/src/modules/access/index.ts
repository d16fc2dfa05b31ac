export { AccessModule } from './access.module';
export { Accounts, type NewAccount } from './accounts';
export { PERMISSIONS, permissionsOf, ROLES, type Permission, type Role } from './domain/permissions';
export { sessionHandlers, SESSION_COOKIE } from './session';
