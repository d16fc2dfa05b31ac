export { AccessModule } from './access.module';
export { Avatars, LARGEST_AVATAR } from './avatars';
export { Accounts, type NewAccount } from './accounts';
export { newPassword } from './domain/passwords';
export {
  ACCESS_LEVELS,
  FEATURES,
  allPermissions,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  type AccessLevel,
  type AgentFlags,
  type Permission,
  type Role,
} from './domain/permissions';
export { nameOf, User } from './domain/user';
export { AgentView, UserView } from './domain/user-view';
export { People, type Person } from './people';
export { sessionHandlers, SESSION_COOKIE } from './session';
export { UserAdministration } from './user-administration';
export { Viewers, type AgentDesk } from './viewers';
